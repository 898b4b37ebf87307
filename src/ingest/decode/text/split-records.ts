import type { DecodeLimits } from '../decode-limits.ts';
import { DecodeRefusal } from '../decode-refusal.ts';
import type { PackedRows } from '../packed-rows.ts';
import { refuseOver } from '../refuse-over.ts';
import { PlaceList } from './place-list.ts';

const [LF, CR, QUOTE, SPACE] = [10, 13, 34, 32];
/** A record longer than this is looked at again only when twice as much has come. */
const LONG_RECORD = 65_536;

/**
 * Splits text into records in one pass. A quoted cell may hold delimiters, quotes and line breaks; chunks may end
 * anywhere; blank lines are counted and left out.
 */
export class RecordSplitter {
  readonly #delimiter: number;
  readonly #limits: DecodeLimits;
  readonly #places = new PlaceList();
  #waiting: string[] = [];
  #waitingLength = 0;
  #wantedLength = 0;
  #line = 1;
  #records = 0;
  #text = '';
  #isLast = false;

  constructor(delimiter: string, limits: DecodeLimits) {
    this.#delimiter = delimiter.charCodeAt(0);
    this.#limits = limits;
  }

  /** The records that are complete by now. */
  push(chunk: string): PackedRows | null {
    this.#waiting.push(chunk);
    this.#waitingLength += chunk.length;
    return this.#waitingLength < this.#wantedLength ? null : this.#split(false);
  }

  end(): PackedRows | null {
    return this.#split(true);
  }

  #split(isLast: boolean): PackedRows | null {
    this.#text = this.#waiting.join('');
    this.#isLast = isLast;
    let start = 0;
    for (let next = this.#takeRecord(0); next > start; next = this.#takeRecord(start)) start = next;
    const rest = this.#text.slice(start);
    this.#waiting = rest === '' ? [] : [rest];
    this.#waitingLength = rest.length;
    this.#wantedLength = rest.length > LONG_RECORD ? rest.length * 2 : 0;
    return this.#places.take(this.#text.slice(0, start));
  }

  /** Where the record after this one begins, or `start` where this one is not complete. */
  #takeRecord(start: number): number {
    const text = this.#text;
    if (start === text.length) return start;
    const line = this.#line;
    let cells = 0;
    let breaks = 0;
    let at = start;
    this.#places.begin(line, start);
    while (true) {
      const cellStart = at;
      const close = text.charCodeAt(at) === QUOTE ? this.#findClose(at) : at;
      if (close < 0) return this.#wait(start, cellStart);
      at = this.#findCellEnd(close);
      if (at === text.length && !this.#isLast) return this.#wait(start, cellStart);
      if (at - cellStart > this.#limits.cellCharacters)
        refuseOver(this.#limits, 'cellCharacters', at - cellStart, { line });
      const isGap = at === cellStart && this.#delimiter === SPACE;
      if (isGap) cells--;
      else if (close > cellStart) breaks += this.#takeQuoted(cellStart, close, at);
      else this.#places.cell(cellStart, at);
      if (++cells > this.#limits.columns) refuseOver(this.#limits, 'columns', cells, { line });
      if (text.charCodeAt(at) !== this.#delimiter || at === text.length) break;
      at++;
    }
    const next = this.#skipBreak(at);
    if (next < 0) return this.#wait(start, at);
    this.#line += breaks + (next > at ? 1 : 0);
    if (at === start) this.#places.drop();
    else this.#finish(start, at, line);
    return next;
  }

  #finish(start: number, end: number, line: number): void {
    this.#places.finish(end);
    this.#records++;
    if (end - start > this.#limits.recordCharacters)
      refuseOver(this.#limits, 'recordCharacters', end - start, { line });
    if (this.#records > this.#limits.records) refuseOver(this.#limits, 'records', this.#records);
  }

  #wait(start: number, cellStart: number): number {
    const line = this.#line;
    this.#places.drop();
    if (this.#isLast) throw new DecodeRefusal('unclosed_quote', { line });
    refuseOver(this.#limits, 'cellCharacters', this.#text.length - cellStart, { line });
    refuseOver(this.#limits, 'recordCharacters', this.#text.length - start, { line });
    return start;
  }

  #findCellEnd(from: number): number {
    const text = this.#text;
    const delimiter = this.#delimiter;
    for (let at = from; at < text.length; at++) {
      const unit = text.charCodeAt(at);
      if (unit === delimiter || unit === LF || unit === CR) return at;
    }
    return text.length;
  }

  /** Behind the quote that closes the one at `open`; -1 where it has not come. */
  #findClose(open: number): number {
    const text = this.#text;
    for (let at = open + 1; ; at += 2) {
      at = text.indexOf('"', at);
      if (at < 0) return -1;
      if (text.charCodeAt(at + 1) !== QUOTE) return at + 1;
    }
  }

  /** Stores the cell and counts its line breaks. What follows the closing quote makes the whole cell a plain text. */
  #takeQuoted(start: number, close: number, end: number): number {
    const inner = this.#text.slice(start + 1, close - 1);
    if (close < end) this.#places.cell(start, end);
    else if (inner.includes('"')) this.#places.changedCell(inner.replaceAll('""', '"'));
    else this.#places.cell(start + 1, close - 1);
    return inner.match(/\r\n?|\n/g)?.length ?? 0;
  }

  /** Behind the line break at `end`; -1 where its second half may still come. */
  #skipBreak(end: number): number {
    const text = this.#text;
    if (end === text.length || text.charCodeAt(end) === LF) return Math.min(end + 1, text.length);
    if (end + 1 === text.length) return this.#isLast ? end + 1 : -1;
    return text.charCodeAt(end + 1) === LF ? end + 2 : end + 1;
  }
}
