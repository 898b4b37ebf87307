import { exchangeTicker } from '#domain/import/exchange-ticker.ts';
import type { Subject } from '#domain/import/subject.ts';
import type { Reading } from './format.ts';
import { splitSuffix } from './subject-of-name.ts';
import { terminalSubject } from './terminal-code.ts';

/** Exchange codes of Refinitiv that Yahoo does not use. */
const REFINITIV: Readonly<Record<string, string>> = {
  O: 'XNAS',
  OQ: 'XNAS',
  N: 'XNYS',
  MM: 'MISX',
  SH: 'XSHG',
};

/** A ticker that names its exchange: of a terminal, of Refinitiv or of Yahoo; what is known of the venue must not contradict it. */
export function withListing(subject: Subject, findMic: Reading['findMic']): Subject {
  const { ticker, mic } = subject;
  if (ticker === undefined) return subject;
  const read = terminalSubject(ticker) ?? suffixed(ticker, findMic);
  if (read && (mic === undefined || read.mic === undefined || read.mic === mic))
    return { ...subject, ...read };
  const own = exchangeTicker(mic, ticker);
  return own === ticker ? subject : { ...subject, ticker: own };
}

function suffixed(ticker: string, findMic: Reading['findMic']): Subject | null {
  const [, root = '', suffix = ''] = /^([A-Z\d][A-Z\d&-]*)\.([A-Z]{1,3})$/.exec(ticker) ?? [];
  const mic = REFINITIV[suffix];
  if (mic !== undefined) return { ticker: root, mic };
  const read = root === '' ? null : splitSuffix(ticker, 'yahoo', findMic);
  return read?.mic === undefined && read?.venueCountry === undefined ? null : read;
}
