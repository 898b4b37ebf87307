import sanitize from 'sanitize-html';
import { fits, isKnownTag, KNOWN_TAGS, type Place, ROOT } from './content-model.ts';
import type { SafeHtml } from './safe-html.ts';

/** A text of more characters is cut: no comment is so long, and the work must have an end. */
export const LONGEST_SOURCE = 32_000;
const DEEPEST = 24;
const MOST_CELLS = 20;

/** What stands inside them is no text for a reader. */
const WITHOUT_TEXT = ['script', 'style', 'noscript', 'template', 'textarea', 'select', 'option', 'xmp']
  .concat(['iframe', 'object', 'svg', 'math', 'title', 'plaintext', 'noembed', 'noframes']);

const DROPPED: sanitize.Tag = { tagName: 'dropped', attribs: {} };

/** Keeps a closed list of tags where a browser leaves them in place, and of attributes none but those written here. */
export function sanitiseHtml(source: string): SafeHtml {
  const open: Place[] = [];
  const clean = sanitize(spaced(source.slice(0, LONGEST_SOURCE)), {
    allowedTags: [...KNOWN_TAGS],
    allowedAttributes: { a: ['href', 'rel', 'target'], td: ['colspan', 'rowspan'], th: ['colspan', 'rowspan'] },
    allowedSchemes: ['http', 'https'],
    allowProtocolRelative: false,
    nonTextTags: WITHOUT_TEXT,
    nestingLimit: DEEPEST,
    onOpenTag: () => void open.push(open.at(-1) ?? ROOT),
    onCloseTag: () => void open.pop(),
    transformTags: {
      '*': (tagName, attribs) => {
        const tag = toTag(tagName, attribs);
        if (!isKnownTag(tag.tagName)) return tag;
        const around = open.at(-2) ?? ROOT;
        if (!fits(tag.tagName, around)) return DROPPED;
        open[open.length - 1] = { tag: tag.tagName, isInLink: around.isInLink || tag.tagName === 'a' };
        return tag;
      },
    },
  });
  // The one place where the brand is given.
  return clean as SafeHtml;
}

/** Words stay apart when the blocks around them go. */
const spaced = (source: string) => source.replaceAll(/(?<=\S)<\/(?:p|div|li|h[1-6]|t[rdh]|blockquote)\b/gi, ' $&');

function toTag(tagName: string, attribs: sanitize.Attributes): sanitize.Tag {
  // Their rank belongs to the page that the text stands on.
  if (/^h[1-6]$/.test(tagName)) return { tagName: 'h4', attribs: {} };
  if (tagName === 'a') return toLink(attribs.href);
  if (tagName === 'td' || tagName === 'th') return { tagName, attribs: toSpans(attribs) };
  return { tagName, attribs: {} };
}

function toLink(href: string | undefined): sanitize.Tag {
  const url = href === undefined ? null : URL.parse(href);
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username || url.password) return DROPPED;
  return {
    tagName: 'a',
    attribs: { href: url.href, rel: 'noopener noreferrer nofollow ugc', target: '_blank' },
  };
}

function toSpans(attribs: sanitize.Attributes): sanitize.Attributes {
  const spans = ['colspan', 'rowspan'].flatMap((name) => {
    const cells = Number(attribs[name]);
    return Number.isInteger(cells) && cells > 1 && cells <= MOST_CELLS ? [[name, String(cells)]] : [];
  });
  return Object.fromEntries(spans);
}
