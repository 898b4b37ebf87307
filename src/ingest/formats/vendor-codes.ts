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

/**
 * A ticker that names its exchange. A code of a terminal is never anything else; a suffix may be a class of shares, so that it must
 * not contradict what is known of the venue.
 */
export function withListing(subject: Subject, findMic: Reading['findMic']): Subject {
  const { ticker, mic } = subject;
  if (ticker === undefined) return subject;
  const terminal = terminalSubject(ticker);
  if (terminal) return onVenue(subject, terminal);
  const read = suffixed(ticker, findMic);
  if (read && (mic === undefined || read.mic === undefined || read.mic === mic))
    return { ...subject, ...read };
  const own = exchangeTicker(mic, ticker);
  return own === ticker ? subject : { ...subject, ticker: own };
}

/** What is said of one venue, such as pence, does not hold on another. */
export function onVenue(subject: Subject, own: Subject): Subject {
  if (subject.quotedIn === undefined || own.mic === undefined || own.mic === subject.mic)
    return { ...subject, ...own };
  const { quotedIn: _, ...others } = subject;
  return { ...others, ...own };
}

function suffixed(ticker: string, findMic: Reading['findMic']): Subject | null {
  const [, root = '', suffix = ''] = /^([A-Z\d][A-Z\d&-]*)\.([A-Z]{1,3})$/.exec(ticker) ?? [];
  const mic = REFINITIV[suffix];
  if (mic !== undefined) return { ticker: root, mic };
  const read = root === '' ? null : splitSuffix(ticker, 'yahoo', findMic);
  return read?.mic === undefined && read?.venueCountry === undefined ? null : read;
}
