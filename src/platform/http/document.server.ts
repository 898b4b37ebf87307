import { type Language, languageTag, openGraphLocale } from '#domain/languages/languages.ts';
import { PICTURE_SIZE } from '#platform/addresses/page-picture.ts';
import { type Brand, brandFile } from '#platform/brands/brand.ts';
import type { Head } from '#platform/contract/page-view.ts';
import { HEAD_SCRIPT } from './head-script.server.ts';

export interface PageAssets {
  readonly script: string | null;
  /** What the script draws the page with. */
  readonly view: string | null;
  readonly style: string | null;
  /** Modules and fonts that the browser will request anyway. */
  readonly modules: readonly string[];
  readonly fonts: readonly string[];
}

/** Under each language its own. */
export const MANIFEST_PATH = '/manifest.webmanifest';

export interface DocumentParts {
  readonly head: Head;
  readonly language: Language;
  readonly brand: Brand;
  readonly canonical: string;
  readonly alternates: readonly { language: Language; url: string }[];
  readonly defaultUrl: string;
  /** The absolute address of another page of this site in the same language. */
  readonly urlOf: (path: string) => string;
  readonly assets: PageAssets;
  /** What a phone or a desktop installs the site by. */
  readonly manifest: string;
  /** The file of labels that the script requests first. */
  readonly labels: string | null;
  /** Patterns of what may be fetched before anyone requests it. */
  readonly ahead: readonly string[];
  readonly nonce: string;
  /** Markup that React has escaped. */
  readonly body: string;
  /** What the script takes over from, as JSON; null where nothing is taken over. */
  readonly state: string | null;
  /** The script elements with the props of its islands. */
  readonly props: string;
}

export function renderDocument(parts: DocumentParts): string {
  const { head, language, brand, assets, nonce } = parts;
  const title = head.title === brand.name ? head.title : `${head.title} · ${brand.name}`;
  return `<!doctype html>
<html lang="${languageTag(language)}" data-brand="${brand.id}"${parts.state === null ? CONSENT_NOT_ASKED : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeMarkup(title)}</title>
<meta name="description" content="${escapeMarkup(head.description)}">
${head.isIndexed === false ? '<meta name="robots" content="noindex">' : links(parts)}
<meta property="og:type" content="website">
<meta property="og:site_name" content="${escapeMarkup(brand.name)}">
<meta property="og:title" content="${escapeMarkup(title)}">
<meta property="og:description" content="${escapeMarkup(head.description)}">
<meta property="og:url" content="${escapeMarkup(parts.canonical)}">
<meta property="og:locale" content="${openGraphLocale(language)}">
${head.image ? sharedImage(head.image, parts.urlOf) : ''}
<meta name="theme-color" content="${brand.paper.light}" media="(prefers-color-scheme: light)" data-theme="light">
<meta name="theme-color" content="${brand.paper.dark}" media="(prefers-color-scheme: dark)" data-theme="dark">
<script${nonceOf(nonce)}>${HEAD_SCRIPT}</script>
<link rel="icon" href="${brandFile(brand.id, 'icon.svg')}" type="image/svg+xml">
<link rel="manifest" href="${parts.manifest}">
${assets.fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`).join('')}
${assets.style ? `<link rel="stylesheet" href="${assets.style}">` : ''}
${assets.modules.map((href) => `<link rel="modulepreload" href="${href}" fetchpriority="low" nonce="${nonce}">`).join('')}
${assets.script && parts.labels ? `<link rel="preload" href="${parts.labels}" as="fetch" crossorigin>` : ''}
${head.breadcrumbs ? `<script type="application/ld+json" nonce="${nonce}">${inScript(toJsonLd(head.breadcrumbs, parts.urlOf))}</script>` : ''}
</head>
<body>
<div id="root">${parts.body}</div>
${parts.state === null || !assets.script ? '' : takeOver(parts.state, parts, assets.script)}
${nonce ? speculation(parts.ahead, nonce) : ''}
</body>
</html>
`;
}

/** Where no script takes over, a question about cookies could not be answered. */
const CONSENT_NOT_ASKED = ' data-consent="not-asked"';

const nonceOf = (nonce: string) => (nonce ? ` nonce="${nonce}"` : '');

/** The next document is fetched while the visitor still makes up their mind: one of these pages, by a plain link. */
function speculation(paths: readonly string[], nonce: string): string {
  const where = {
    and: [
      { href_matches: paths },
      {
        not: {
          selector_matches: 'a[download], a[target=_blank], a[rel~=nofollow], a[hreflang], a[data-in-place]',
        },
      },
    ],
  };
  const rules = { prefetch: [{ where, eagerness: 'moderate' }] };
  return `<script type="speculationrules" nonce="${nonce}">${inScript(rules)}</script>`;
}

function links({ canonical, alternates, defaultUrl }: DocumentParts): string {
  return [
    `<link rel="canonical" href="${escapeMarkup(canonical)}">`,
    ...alternates.map(
      ({ language, url }) =>
        `<link rel="alternate" hreflang="${languageTag(language)}" href="${escapeMarkup(url)}">`,
    ),
    `<link rel="alternate" hreflang="x-default" href="${escapeMarkup(defaultUrl)}">`,
  ].join('');
}

function sharedImage({ path, alt }: NonNullable<Head['image']>, urlOf: (path: string) => string): string {
  return `<meta property="og:image" content="${escapeMarkup(urlOf(path))}">
<meta property="og:image:type" content="image/png">
<meta property="og:image:width" content="${PICTURE_SIZE.width}">
<meta property="og:image:height" content="${PICTURE_SIZE.height}">
<meta property="og:image:alt" content="${escapeMarkup(alt)}">
<meta name="twitter:card" content="summary_large_image">`;
}

function toJsonLd(breadcrumbs: NonNullable<Head['breadcrumbs']>, urlOf: (path: string) => string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: urlOf(path),
    })),
  };
}

function takeOver(state: string, { props, nonce }: DocumentParts, script: string): string {
  return `${props}<script type="application/json" id="page-state" nonce="${nonce}">${safeInScript(state)}</script>
<script type="module" src="${script}" nonce="${nonce}"></script>`;
}

/** The props of an island where the browser finds them by its id. */
export const propsElement = (id: string, json: string): string =>
  `<script type="application/json" data-props="${id}">${safeInScript(json)}</script>`;

/** Inside a script element only `<` could end it early; U+2028 and U+2029 are fine in JSON. */
function inScript(value: unknown): string {
  return safeInScript(JSON.stringify(value));
}

const safeInScript = (json: string) => json.replaceAll('<', '\\u003c');

export function escapeMarkup(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
