import type { CodeRecord, ImportRecord, InstrumentRecord } from '#domain/import/records.ts';
import type { Subject } from '#domain/import/subject.ts';
import type { Peek } from '../../decode/peek.ts';
import type { ImportFormat, Read, Reading, Recognition } from '../format.ts';
import { Reads } from '../json-reading.ts';
import { dayOf, entriesOf, listOf, memberOf, textOf } from '../json-value.ts';
import { bySignature, NOT_THIS } from '../score.ts';
import { withoutMissing } from '../without-missing.ts';
import { Renames } from './renames.ts';

const MIC = 'MISX';

/** Shares of the Moscow Exchange by ticker: names, boards, earlier tickers, end of trading. */
export const moexTickers: ImportFormat = {
  code: 'moex-tickers',
  recognise,
  async *read(decoded, reading): AsyncIterable<readonly Read[]> {
    if (decoded.kind !== 'json') throw new Error('moex-tickers reads JSON only');
    const shares = entriesOf(await decoded.whole());
    const renames = new Renames(shares);
    const reads = new Reads();
    for (const [ticker, share] of shares) {
      const raw = { ticker, ...Object(share) };
      const later = renames.findLater(ticker);
      if (later === null) reads.add(raw, shareRecords(ticker, share, renames, reading));
      else
        reads.find(raw, {
          rule: 'skipped',
          severity: 'note',
          value: ticker,
          details: { why: 'renamed', later },
        });
    }
    yield reads.take();
  },
};

function recognise({ content }: Peek): Recognition {
  if (content.kind !== 'json') return NOT_THIS;
  const tickers = [...content.keys]
    .filter((key) => /^[^.]+\.canonical$/.test(key))
    .map((key) => key.slice(0, -10));
  const isList = tickers.some(
    (ticker) => content.keys.has(`${ticker}.boards`) && content.keys.has(`${ticker}.type`),
  );
  return isList ? bySignature('moex-tickers', ['instrument', 'listing', 'code']) : NOT_THIS;
}

function shareRecords(
  ticker: string,
  share: unknown,
  renames: Renames,
  { constants }: Reading,
): ImportRecord[] {
  const mic = constants.mic ?? MIC;
  const boards = listOf(memberOf(share, 'boards'));
  const primary = boards.find((board) => memberOf(board, 'is_primary') === true) ?? boards[0];
  const name = textOf(memberOf(share, 'canonical')) ?? ticker;
  const subject = withoutMissing<Subject>({
    mic,
    ticker,
    board: textOf(memberOf(primary, 'board')),
    providerCode: ticker,
    name,
    kind: 'stock',
  });
  const earlier = renames.earlierOf(ticker);
  const delistedOn = dayOf(memberOf(share, 'delisted_after')) ?? dayOf(memberOf(share, 'delisted'));
  const status = delistedOn === undefined ? 'active' : 'delisted';
  const instrument = withoutMissing<InstrumentRecord>({
    type: 'instrument',
    subject,
    kind: 'stock',
    name,
    names: namesOf(listOf(memberOf(share, 'aliases')), name),
    currency: constants.currency ?? 'RUB',
    // Days under an earlier ticker are on no board of this one.
    listedOn:
      earlier.length > 0
        ? undefined
        : boards.flatMap((board) => dayOf(memberOf(board, 'history_from')) ?? []).toSorted()[0],
    status,
    delistedOn,
    shareType: /\bап\b|-п|\bap\b/i.test(name) || /^[A-Z]{4}P$/.test(ticker) ? 'preferred' : 'ordinary',
  });
  return [
    instrument,
    { type: 'listing', subject, currency: constants.currency ?? 'RUB', status },
    tickerCode(subject, mic, ticker, { validFrom: renames.findStart(ticker) }),
    ...earlier.map(({ ticker: value, validTo }) => tickerCode(subject, mic, value, { validTo })),
  ];
}

const tickerCode = (
  subject: Subject,
  place: string,
  value: string,
  days: { readonly validFrom?: string | undefined; readonly validTo?: string | undefined },
) => withoutMissing<CodeRecord>({ type: 'code', subject, scheme: 'mic_ticker', place, value, ...days });

/** The short name is Russian; of the others, the Latin one is English. */
function namesOf(aliases: readonly unknown[], name: string): Readonly<Record<string, string>> {
  const texts = aliases.flatMap((alias) => textOf(alias) ?? []);
  const latin = texts.find((text) => !/\p{Script=Cyrillic}/u.test(text));
  return {
    rus: texts.find((text) => text !== latin) ?? name,
    ...(latin === undefined ? {} : { eng: latin }),
  };
}
