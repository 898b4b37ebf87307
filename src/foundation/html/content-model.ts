const FLOW = ['root', 'div', 'blockquote', 'li', 'td', 'th'] as const;
const INLINE = ['b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup', 'a'] as const;
const WORDS = [...FLOW, 'p', 'h4', ...INLINE] as const;

/** The tags that a text may have, each with those that it may stand in. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
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

/** Where a tag stands: the nearest one around it that is kept, and whether a link is around it. */
export interface Place {
  readonly tag: string;
  readonly isInLink: boolean;
}

export const ROOT: Place = { tag: 'root', isInLink: false };

export const KNOWN_TAGS: readonly string[] = Object.keys(PLACES);

export const isKnownTag = (tag: string): boolean => Object.hasOwn(PLACES, tag);

/**
 * Whether a browser leaves the tag where it is written. Of a tag in a wrong place it closes others, also those that
 * stand around the text: `<li><b><li></b></li>` inside a list of ours ends an item of ours.
 */
export function fits(tag: string, { tag: around, isInLink }: Place): boolean {
  if (tag === 'a' && isInLink) return false;
  return PLACES[tag]?.includes(around) ?? false;
}
