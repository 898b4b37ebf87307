interface DocumentName {
  readonly title: string;
  readonly path: string;
}

const ADDRESS_LINKS = 'link[rel="canonical"], link[rel="alternate"][hreflang]';

/** The title and the address links say what a full load of the new address would say. */
export function renameDocument(from: DocumentName, to: DocumentName): void {
  document.title = document.title.replace(from.title, () => to.title);
  for (const link of document.head.querySelectorAll<HTMLLinkElement>(ADDRESS_LINKS)) {
    if (link.href.endsWith(from.path)) link.href = link.href.slice(0, -from.path.length) + to.path;
  }
}
