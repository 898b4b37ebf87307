import { type Language, languageTag, openGraphLocale } from '#domain/languages/languages.ts';
import type { Head } from './page-view.ts';

export interface PageAssets {
  readonly script: string | null;
  readonly styles: readonly string[];
  /** Modules and fonts that the browser will ask for anyway. */
  readonly modules: readonly string[];
  readonly fonts: readonly string[];
}

export interface DocumentParts {
  readonly head: Head;
  readonly language: Language;
  readonly siteName: string;
  readonly canonical: string;
  readonly alternates: readonly { language: Language; url: string }[];
  readonly defaultUrl: string;
  readonly assets: PageAssets;
  readonly nonce: string;
  /** Markup that React has escaped. */
  readonly body: string;
  /** What the script takes over from; null where nothing is taken over. */
  readonly state: unknown;
}

export function renderDocument(parts: DocumentParts): string {
  const { head, language, assets, nonce } = parts;
  const title = head.title === parts.siteName ? head.title : `${head.title} · ${parts.siteName}`;
  return `<!doctype html>
<html lang="${languageTag(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
<meta name="description" content="${escape(head.description)}">
${head.isIndexed === false ? '<meta name="robots" content="noindex">' : links(parts)}
<meta property="og:type" content="website">
<meta property="og:site_name" content="${escape(parts.siteName)}">
<meta property="og:title" content="${escape(title)}">
<meta property="og:description" content="${escape(head.description)}">
<meta property="og:url" content="${escape(parts.canonical)}">
<meta property="og:locale" content="${openGraphLocale(language)}">
<meta name="theme-color" content="#fbfaf8" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#101216" media="(prefers-color-scheme: dark)">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
${assets.fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`).join('')}
${assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('')}
${assets.modules.map((href) => `<link rel="modulepreload" href="${href}" nonce="${nonce}">`).join('')}
${head.jsonLd ? `<script type="application/ld+json" nonce="${nonce}">${inScript(head.jsonLd)}</script>` : ''}
</head>
<body>
<div id="root">${parts.body}</div>
${parts.state === null || !assets.script ? '' : takeOver(parts.state, assets.script, nonce)}
</body>
</html>
`;
}

function links({ canonical, alternates, defaultUrl }: DocumentParts): string {
  return [
    `<link rel="canonical" href="${escape(canonical)}">`,
    ...alternates.map(({ language, url }) => `<link rel="alternate" hreflang="${languageTag(language)}" href="${escape(url)}">`),
    `<link rel="alternate" hreflang="x-default" href="${escape(defaultUrl)}">`,
  ].join('');
}

function takeOver(state: unknown, script: string, nonce: string): string {
  return `<script type="application/json" id="page-state" nonce="${nonce}">${inScript(state)}</script>
<script type="module" src="${script}" nonce="${nonce}"></script>`;
}

/** Inside a script element only `<` could end it early; U+2028 and U+2029 are fine in JSON. */
function inScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

export function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
