import { type Label, shownText } from './every-label.ts';

interface ForbiddenWord {
  readonly word: RegExp;
  readonly instead: string;
  /** Labels in which the word is right, and in which sense. */
  readonly except?: Readonly<Record<string, string>>;
}

/** Words that no English text shows. The terms to use are those of docs/terms.md. */
export const FORBIDDEN_WORDS: readonly ForbiddenWord[] = [
  { word: /\boverturn\w*/i, instead: 'turnover' },
  { word: /\bgrounds?\b/i, instead: 'exchange' },
  { word: /\bbranch(es)?\b/i, instead: 'industry' },
  { word: /\bpieces?\b|\bpcs\b/i, instead: 'per bond, per share, units' },
  { word: /\bpapers?\b/i, instead: 'security' },
  { word: /\bdeals?\b/i, instead: 'trades' },
  { word: /\bmultipliers?\b/i, instead: 'multiples' },
  { word: /\bindexes\b/i, instead: 'indices' },
  { word: /\bowed?\b|\bowes\b/i, instead: 'outstanding principal' },
  { word: /\bsuppos\w+/i, instead: 'projected, assumes' },
  {
    word: /\bnominal\b/i,
    instead: 'face value',
    except: { 'pages/public/stock:param_nominal': 'a share has a nominal value, a bond a face value' },
  },
  { word: /\btold\b|\btells?\b/i, instead: 'reported, shown' },
  { word: /\breckon\w*/i, instead: 'calculated' },
  { word: /\bcomput\w+/i, instead: 'calculated' },
  { word: /\bwish\w*/i, instead: 'request' },
  { word: /\bletters?\b/i, instead: 'e-mail' },
  { word: /\btariffs?\b/i, instead: 'plan' },
  { word: /\breaders?\b|\bpersons?\b/i, instead: 'user' },
  { word: /\boperators?\b/i, instead: 'administrator' },
  { word: /\bopens? with\b/i, instead: 'available with' },
  { word: /\bchoos\w+|\bchosen?\b|\bchose\b|\bpress(ed)?\b/i, instead: 'select' },
  { word: /\bnewest\b/i, instead: 'latest' },
  { word: /\blog ?(in|out)\b|\bsign-in to\b/i, instead: 'sign in, sign out' },
  { word: /\bemails?\b/i, instead: 'e-mail' },
];

export function findForbiddenWords(labels: readonly Label[]): string[] {
  return FORBIDDEN_WORDS.flatMap(({ word, instead, except = {} }) =>
    labels
      .filter(({ name, text }) => word.test(shownText(text)) && !Object.hasOwn(except, name))
      .map(({ name, text }) => `${name}: write “${instead}” in “${text}”`),
  );
}

/** Exceptions whose label is gone or no longer has the word. */
export function findIdleExceptions(labels: readonly Label[]): string[] {
  const texts = new Map(labels.map(({ name, text }) => [name, shownText(text)]));
  return FORBIDDEN_WORDS.flatMap(({ word, except = {} }) =>
    Object.keys(except).filter((name) => !word.test(texts.get(name) ?? '')),
  );
}
