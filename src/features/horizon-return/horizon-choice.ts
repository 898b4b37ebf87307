import { type DecimalMark, readTypedNumber } from '#domain/numbers/typed-number.ts';

/** What a reader typed about a horizon; empty: as it is usual. */
export interface HorizonChoice {
  readonly day: string;
  readonly by: 'yield' | 'price';
  readonly exit: string;
  readonly rate: string;
}

export const NO_HORIZON: HorizonChoice = { day: '', by: 'yield', exit: '', rate: '' };
export const HORIZON_WORDS = ['day', 'by', 'exit', 'rate'] as const;

/** Of the query of a page, whose words begin with the prefix and have a decimal point; what makes no sense is left out. */
export function parseHorizon(query: object, prefix: string, mark: DecimalMark): HorizonChoice {
  const words = new Map<string, unknown>(Object.entries(query));
  const word = (name: (typeof HORIZON_WORDS)[number]) => {
    const value = words.get(`${prefix}_${name}`);
    return typeof value === 'string' ? value : '';
  };
  const number = (text: string) => (/^-?\d{1,9}(\.\d{1,9})?$/.test(text) ? text.replace('.', mark) : '');
  return {
    day: /^\d{4}-\d\d-\d\d$/.test(word('day')) ? word('day') : '',
    by: word('by') === 'price' ? 'price' : 'yield',
    exit: number(word('exit')),
    rate: number(word('rate')),
  };
}

/** The other way round: nothing is written of what is usual, or is no number yet. */
export function writeHorizon(
  { day, by, exit, rate }: HorizonChoice,
  prefix: string,
  mark: DecimalMark,
): Readonly<Record<string, string>> {
  const number = (text: string) => {
    const read = readTypedNumber(text, mark);
    return read.kind === 'number' ? String(read.value) : '';
  };
  const written = { day, by: by === NO_HORIZON.by ? '' : by, exit: number(exit), rate: number(rate) };
  return Object.fromEntries(
    HORIZON_WORDS.flatMap((word) => (written[word] === '' ? [] : [[`${prefix}_${word}`, written[word]]])),
  );
}
