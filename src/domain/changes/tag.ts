/**
 * What something that is shown depends on, and what a change is about: from the whole (`prices`) to a single thing
 * (`prices:instrument:7`). `content` is everything that the site shows.
 * - `reference`: names, venues, industries and other data that the pages of other things show too
 * - `rates`: reference rates and government curves · `relations`: who owns whom · `lists`: lists in memory
 * - `prices`: prices and what is computed from them · `ticks`: prices that move during a session
 */
export type Tag =
  | 'content'
  | (typeof TOPICS)[number]
  | Whole<'instrument' | 'issuer' | 'user'>
  | Moving
  | `${Moving}:${Whole<'instrument' | 'issuer' | 'venue'>}`;

type Moving = 'prices' | 'ticks';
type Whole<Kind extends string> = Kind | `${Kind}:${number}`;

const TOPICS = ['labels', 'menu', 'reference', 'rates', 'relations', 'lists', 'news', 'files'] as const;
const TAG = new RegExp(
  `^(?:content|${TOPICS.join('|')}|(?:instrument|issuer|user)(?::\\d+)?|(?:prices|ticks)(?::(?:instrument|issuer|venue)(?::\\d+)?)?)$`,
);

/** A newer version may announce what this one does not know: then everything may have changed. */
export function toTag(text: string): Tag {
  return isTag(text) ? text : 'content';
}

const isTag = (text: string): text is Tag => TAG.test(text);

/** The tag itself and what it is part of: a change of `issuer:3` is a change of `issuer`, and of `content`. */
export function widerTags(tag: Tag): readonly Tag[] {
  const parts = tag.split(':');
  const wider = parts.map((_, at) => parts.slice(0, parts.length - at).join(':'));
  return [...wider, ...(isContent(tag) && tag !== 'content' ? ['content'] : [])].filter(isTag);
}

/** Accounts are nothing that is shown to all, and ticks must not empty every cache each few seconds. */
const isContent = (tag: Tag) => !tag.startsWith('user') && !tag.startsWith('ticks');

/** True where a change of one is a change of the other. */
export const areRelated = (one: Tag, other: Tag): boolean =>
  widerTags(one).includes(other) || widerTags(other).includes(one);

/** A page that shows a list of moving prices beside its subject is not made anew with each of them. */
export const isInherited = (tag: Tag): boolean => !tag.startsWith('ticks');

/** Of what one issuer's pages show of it. */
export const issuerTags = (issuerId: number): readonly Tag[] => [`issuer:${issuerId}`, 'reference'];

export const instrumentTags = (instrumentId: number, issuerId: number): readonly Tag[] => [
  `instrument:${instrumentId}`,
  ...issuerTags(issuerId),
];

/** Of what is made of prices and follows them during a session. */
export const movingPrices = (subject: `instrument:${number}` | `issuer:${number}` | `venue:${number}`) =>
  [`prices:${subject}`, `ticks:${subject}`] as const satisfies readonly Tag[];
