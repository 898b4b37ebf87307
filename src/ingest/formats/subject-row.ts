import type { InstrumentKind, Subject } from '#domain/import/subject.ts';
import type { Cells } from './cells.ts';
import type { Columns } from './columns.ts';
import { countryCode } from './country-code.ts';
import type { Reading } from './format.ts';
import { onVenue, withListing } from './vendor-codes.ts';
import { micOfVenue } from './venue-names.ts';
import { withoutMissing } from './without-missing.ts';

export const SUBJECT_FIELDS = [
  'isin',
  'figi',
  'lei',
  'cik',
  'mic',
  'ticker',
  'board',
  'providerCode',
  'name',
  'country',
  'kind',
] as const;

export type SubjectField = (typeof SUBJECT_FIELDS)[number];

const MOST_SUBJECTS = 20_000;

/**
 * Whom a row is about: its own codes, then constants of the recipe, then what is known of the whole file. Rows with the same codes
 * share one subject; `complete` adds to it what follows from them.
 */
export function subjectReader(
  columns: Columns<SubjectField>,
  cells: Cells<SubjectField>,
  { subject, constants, findMic }: Pick<Reading, 'subject' | 'constants' | 'findMic'>,
  complete: (subject: Subject) => Subject = (own) => own,
): () => Subject {
  const fields = SUBJECT_FIELDS.filter((field) => columns[field] !== undefined);
  const subjects = new Map<string, Subject>();
  if (fields.length === 0 && !SUBJECT_FIELDS.some((field) => field in constants)) {
    const only = complete(subject);
    return () => only;
  }
  const codes: string[] = fields.map(() => '\u001f');
  let last: Subject | null = null;
  return () => {
    let isSame = true;
    let at = 0;
    for (const field of fields) {
      const code = cells.text(field) ?? '';
      if (code !== codes[at]) isSame = false;
      codes[at++] = code;
    }
    if (isSame && last) return last;
    const key = codes.join('\u001f');
    const read = subjects.get(key) ?? complete(withListing(onVenue(subject, readSubject(cells)), findMic));
    if (subjects.size >= MOST_SUBJECTS) subjects.clear();
    subjects.set(key, read);
    last = read;
    return read;
  };
}

function readSubject(cells: Cells<SubjectField>): Subject {
  const country = cells.text('country');
  const venue = cells.text('mic');
  return withoutMissing<Subject>({
    isin: cells.text('isin')?.toUpperCase(),
    figi: cells.text('figi')?.toUpperCase(),
    lei: cells.text('lei')?.toUpperCase(),
    cik: toCik(cells.text('cik')),
    mic: micOfVenue(venue) ?? venue?.toUpperCase(),
    // Sheets mark codes as text with an apostrophe.
    ticker: cells.text('ticker')?.replace(/^'(?=\d)/, ''),
    board: cells.text('board'),
    providerCode: cells.text('providerCode'),
    name: cells.text('name'),
    country: country === undefined ? undefined : countryCode(country),
    kind: toKind(cells.text('kind')),
  });
}

/** Ten digits: 320193 and 0000320193 are the same filer. */
export const toCik = (text: string | undefined) =>
  text !== undefined && /^\d{1,10}$/.test(text) ? text.padStart(10, '0') : undefined;

const KINDS: readonly (readonly [InstrumentKind, RegExp])[] = [
  ['etf', /etf|fund|фонд|паи|fonds|基金/i],
  ['bond', /bond|note|облигац|anleihe|obligat|obligac|tahvil|债/i],
  ['index', /index|indice|índice|индекс|endeks|指数/i],
  ['stock', /stock|share|equit|акци|aktie|action|acci|azion|akcj|hisse|股/i],
];

const toKind = (text: string | undefined) =>
  text === undefined ? undefined : KINDS.find(([, pattern]) => pattern.test(text))?.[0];
