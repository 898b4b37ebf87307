import type { ImportRecord } from '#domain/import/records.ts';
import type { Subject } from '#domain/import/subject.ts';
import type { WantedCode } from './wanted-code.ts';

/** All that a record is about or speaks of. */
export function subjectsOf(record: ImportRecord): readonly Subject[] {
  switch (record.type) {
    case 'instrument':
      return [record.subject, record.issuer, record.trackedIndex].filter((subject) => subject !== undefined);
    case 'member':
      return [record.subject, record.index];
    case 'holding':
      return [record.subject, record.fund];
    case 'relation':
      return [record.owner, record.owned];
    case 'rate':
    case 'curve':
    case 'person':
      return [];
    default:
      return [record.subject];
  }
}

export const keyOf = ({
  isin,
  figi,
  lei,
  cik,
  mic,
  venueCountry,
  ticker,
  providerCode,
  kind,
}: Subject): string =>
  `${isin ?? ''}|${figi ?? ''}|${lei ?? ''}|${cik ?? ''}|${mic ?? venueCountry ?? ''}|${ticker ?? ''}|${providerCode ?? ''}|${kind ?? ''}`;

/** Under which codes the store may know it. */
export function wantedCodesOf(subject: Subject, source: string): readonly WantedCode[] {
  const { isin, figi, lei, cik, mic, ticker, providerCode } = subject;
  const wanted: WantedCode[] = [];
  if (isin) wanted.push({ scheme: 'isin', place: '', value: isin });
  if (figi)
    for (const scheme of ['share_class_figi', 'figi', 'composite_figi'] as const)
      wanted.push({ scheme, place: '', value: figi });
  if (lei) wanted.push({ scheme: 'lei', place: '', value: lei });
  if (cik) wanted.push({ scheme: 'cik', place: '', value: cik });
  if (ticker) wanted.push({ scheme: 'mic_ticker', place: mic ?? null, value: ticker });
  for (const value of new Set([providerCode, mic ? undefined : ticker]))
    if (value) wanted.push({ scheme: 'provider', place: source, value });
  return wanted;
}

/** For messages: the strongest code, or the name. */
export const writtenSubject = ({ isin, figi, lei, cik, mic, ticker, providerCode, name }: Subject): string =>
  isin ?? figi ?? lei ?? cik ?? (ticker && mic ? `${mic}:${ticker}` : ticker) ?? providerCode ?? name ?? '';
