import type { SearchDocument } from './document.ts';
import { foldedSpellings } from './folding/spellings.ts';
import { CODE, keysOf, LOOSE, type MarkedKey } from './keys.ts';

const [WORD_START, INSIDE, NO_MATCH] = [4, 5, 7];
const known = new WeakMap<SearchDocument, readonly MarkedKey[]>();

/** The rules again, in the plainest way and over every document; in the order in which they should be shown. */
export function plainSearch(documents: readonly SearchDocument[], term: string): readonly number[] {
  const spellings = foldedSpellings(term);
  return documents
    .map((document) => ({
      ...document,
      match: Math.min(...spellings.map((spelling) => matchOf(document, spelling))),
    }))
    .filter(({ match }) => match < NO_MATCH)
    .sort((one, other) => one.match - other.match || other.weight - one.weight || one.id - other.id)
    .map(({ id }) => id);
}

const FORMS = new RegExp(
  '^( (inc|corp|corporation|co|company|ltd|limited|plc|llc|lp|ag|se|sa|sab|kgaa|gmbh|mbh|oyj|oy|ab|asa|as|nv|bv|spa|srl|' +
    'aps|pjsc|ojsc|cjsc|jsc|pao|ao|oao|[abnpsv]))*$',
);

/** A word is found inside a key; one or two Latin letters only where a word begins. */
function matchOf(document: SearchDocument, folded: string): number {
  const keys = known.get(document) ?? keysOf(document);
  known.set(document, keys);
  const worst = Math.max(...folded.split(' ').map((word) => matchOfWord(keys, word)));
  if (worst !== WORD_START) return worst;
  const named = keys.filter(([key, mark]) => mark !== LOOSE && key.startsWith(folded));
  const isCode = (mark: number) => mark === CODE;
  const isNamed = ([key, mark]: MarkedKey) =>
    key === folded || (!isCode(mark) && FORMS.test(key.slice(folded.length)));
  if (named.some(([key, mark]) => key === folded && isCode(mark))) return 0;
  if (named.some(isNamed)) return 1;
  if (named.length > 0) return 2;
  return keys.some(([key]) => ` ${key}`.includes(` ${folded}`)) ? 3 : WORD_START;
}

function matchOfWord(keys: readonly MarkedKey[], word: string): number {
  if (keys.some(([key]) => ` ${key}`.includes(` ${word}`))) return WORD_START;
  const isShort = /^[a-z0-9]{1,2}$/.test(word);
  return !isShort && keys.some(([key]) => key.includes(word)) ? INSIDE : NO_MATCH;
}
