import sanitize from 'sanitize-html';
import { Cache } from '#platform/cache/cache.server.ts';
import { KNOWN_TAGS, keepInPlace } from './content-model.ts';
import type { SafeHtml } from './safe-html.ts';

/** A text of more characters is cut: no comment is so long, and the work must have an end. */
export const LONGEST_SOURCE = 32_000;
const DEEPEST = 24;
const MOST_CELLS = 20;

/** What stands inside them is no text for a reader. */
const WITHOUT_TEXT =
  'script style noscript noembed noframes template textarea select option xmp iframe object svg math title plaintext';

const OPTIONS: sanitize.IOptions = {
  allowedTags: [...KNOWN_TAGS],
  allowedAttributes: { a: ['href', 'rel', 'target'], td: ['colspan', 'rowspan'], th: ['colspan', 'rowspan'] },
  allowedSchemes: ['http', 'https'],
  allowProtocolRelative: false,
  nonTextTags: WITHOUT_TEXT.split(' '),
  nestingLimit: DEEPEST,
  transformTags: {
    // The rank of a heading belongs to the page that the text stands on.
    ...Object.fromEntries(['h1', 'h2', 'h3', 'h5', 'h6'].map((heading) => [heading, 'h4'])),
    a: (tagName, { href }) => ({ tagName, attribs: href === undefined ? {} : toLink(href) }),
    td: (tagName, attribs) => ({ tagName, attribs: toSpans(attribs) }),
    th: (tagName, attribs) => ({ tagName, attribs: toSpans(attribs) }),
  },
};

/** A page of comments of the longest kind, or many of the usual one. */
const cached = new Cache<{ readonly source: string }, SafeHtml>({
  name: 'sanitised html',
  most: { entries: 500, bytes: 8 * 1024 * 1024, entryBytes: 512 * 1024 },
  sizeOf: (made, source) => (made.length + source.length) * 2,
  write: ({ source }) => source,
});

/**
 * Keeps a closed list of tags where a browser leaves them in place, and no attributes but those written here. A text is
 * shown far more often than it changes, so the work is done once.
 */
export const sanitiseHtml = (source: string): SafeHtml =>
  cached.readNow({ source }, () => sanitise(source), []);

function sanitise(source: string): SafeHtml {
  const clean = sanitize(source.slice(0, LONGEST_SOURCE), OPTIONS);
  // The one place where the brand is given.
  return keepInPlace(clean) as SafeHtml;
}

/** Nothing unless it leads to a page of another site, as what it says. */
function toLink(href: string): sanitize.Attributes {
  const url = URL.parse(href);
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username || url.password) return {};
  return { href: url.href, rel: 'noopener noreferrer nofollow ugc', target: '_blank' };
}

function toSpans(attribs: sanitize.Attributes): sanitize.Attributes {
  const spans = ['colspan', 'rowspan'].flatMap((name) => {
    const cells = Number(attribs[name]);
    return Number.isInteger(cells) && cells > 1 && cells <= MOST_CELLS ? [[name, String(cells)]] : [];
  });
  return Object.fromEntries(spans);
}
