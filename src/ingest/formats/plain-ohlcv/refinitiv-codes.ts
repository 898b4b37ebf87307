import type { Subject } from '#domain/import/subject.ts';
import { foldHeader } from '../columns.ts';

/** Exchanges where Refinitiv writes another code than the exchange: `TTEF.PA`, `BMWG.DE`, `RELI.NS`. */
const OWN_ROOTS = new Set([
  'XPAR',
  'XETR',
  'XFRA',
  'XBRU',
  'XLIS',
  'XWBO',
  'XSTO',
  'XHEL',
  'XCSE',
  'XOSL',
  'XSES',
  'XNSE',
  'XBOM',
]);

/** Whether the instruments of a table are codes of Refinitiv: it says so, or has the names of its fields. */
export function hasRefinitivCodes(header: readonly string[]): boolean {
  const folded = foldHeader(header);
  return folded.includes('ric') || (folded.includes('instrument') && folded.includes('price close'));
}

/** An index begins with a point. A root that is no ticker stays Refinitiv's own code, which nobody can take for one. */
export function refinitivSubject(subject: Subject): Subject {
  const { ticker, ...others } = subject;
  if (ticker === undefined) return subject;
  if (/^\.[A-Z\d]+$/.test(ticker)) return { providerCode: ticker, ticker: ticker.slice(1), kind: 'index' };
  const isOwn =
    /^[A-Z\d]+[a-z]|\.[A-Z]{1,3}$/.test(ticker) || (OWN_ROOTS.has(subject.mic ?? '') && /\D/.test(ticker));
  return isOwn ? { ...others, providerCode: ticker } : subject;
}
