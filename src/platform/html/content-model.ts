const FLOW = ['root', 'div', 'blockquote', 'li', 'td', 'th'] as const;
const INLINE = ['b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup', 'a'] as const;
const WORDS = [...FLOW, 'p', 'h4', ...INLINE] as const;

/** The tags that a text may have, each with those that it may stand in. */
const ALLOWED_PARENTS: Readonly<Record<string, readonly string[]>> = {
  div: FLOW,
  p: FLOW,
  h4: FLOW,
  blockquote: FLOW,
  ul: FLOW,
  ol: FLOW,
  li: ['ul', 'ol'],
  table: FLOW,
  thead: ['table'],
  tbody: ['table'],
  tr: ['table', 'thead', 'tbody'],
  th: ['tr'],
  td: ['tr'],
  br: WORDS,
  ...Object.fromEntries(INLINE.map((tag) => [tag, WORDS])),
};

export const KNOWN_TAGS: readonly string[] = Object.keys(ALLOWED_PARENTS);

interface Open {
  /** False: left out, and so is its end. */
  readonly isAllowed: boolean;
  /** What is kept around whatever stands in it. */
  readonly around: string;
  readonly isInLink: boolean;
}

const ROOT: Open = { isAllowed: true, around: 'root', isInLink: false };

/**
 * Leaves out the tags that a browser would not leave where they are written. For a tag in a wrong place it closes
 * others, also those around the text: `<li><b><li></b></li>` inside a list of ours ends an item of ours.
 * `html` is of known tags alone, each of them closed, as the sanitiser writes it.
 */
export function keepInPlace(html: string): string {
  const open: Open[] = [];
  return html.replaceAll(
    /<(\/?)([a-z0-9]+)([^<>]*)>/g,
    (written, slash: string, tag: string, attributes: string) => {
      // Words of blocks that go stay apart.
      const gone = isInline(tag) ? '' : ' ';
      if (slash) return open.pop()?.isAllowed ? written : gone;
      const parent = open.at(-1) ?? ROOT;
      const isAllowed = fits(tag, attributes, parent);
      if (tag !== 'br')
        open.push(
          isAllowed
            ? { isAllowed, around: tag, isInLink: parent.isInLink || tag === 'a' }
            : { ...parent, isAllowed },
        );
      return isAllowed ? written : gone;
    },
  );
}

function fits(tag: string, attributes: string, { around, isInLink }: Open): boolean {
  if (tag === 'a' && (isInLink || attributes === '')) return false;
  return ALLOWED_PARENTS[tag]?.includes(around) ?? false;
}

const isInline = (tag: string) => INLINE.some((inline) => inline === tag);
