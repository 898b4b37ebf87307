import { Buffer } from 'node:buffer';
import { escapeCellText, LONGEST_TEXT, toCellText } from './cell-text.ts';

/** Room for the longest text of a cell, each letter of it written in the longest way. */
const CAPACITY = 262_144;
const MOST_BYTES_A_LETTER = 6;
/** Of everything that a cell is written with besides its text. */
const MARKUP = 512;
const MILLION = 1_000_000;
const LARGEST_WHOLE = 1e15;
const LARGEST_PARTED = 1e9;

/**
 * Writes XML as bytes. Strings that grow would be copied when they become bytes, and most of what a sheet holds is
 * short and plain: this takes half the time. Whoever writes calls `room` before each cell.
 */
export class ByteWriter {
  #bytes = Buffer.allocUnsafeSlow(CAPACITY);
  #end = 0;
  readonly #full: Buffer<ArrayBuffer>[] = [];
  readonly #free: Buffer<ArrayBuffer>[] = [];

  get isFull(): boolean {
    return this.#full.length > 0;
  }

  /** What was written since the last time, in pieces. */
  *take(): Generator<Buffer<ArrayBuffer>> {
    yield* this.#full;
    this.#full.length = 0;
  }

  *takeAll(): Generator<Buffer<ArrayBuffer>> {
    this.#turn();
    yield* this.take();
  }

  /** A piece that nobody reads any more is written over: many of them would wait long for the collector. */
  reuse(piece: Buffer<ArrayBuffer>): void {
    this.#free.push(Buffer.from(piece.buffer));
  }

  room(letters: number): void {
    if (this.#end + MARKUP + MOST_BYTES_A_LETTER * Math.min(letters, LONGEST_TEXT) > CAPACITY) this.#turn();
  }

  put(markup: Uint8Array): void {
    const bytes = this.#bytes;
    let end = this.#end;
    for (let at = 0; at < markup.length; at++) bytes[end++] = markup[at] as number;
    this.#end = end;
  }

  /** Of any length. */
  markup(text: string): void {
    const bytes = Buffer.from(text);
    for (let at = 0; at < bytes.length; at += MARKUP) {
      this.room(0);
      this.put(bytes.subarray(at, at + MARKUP));
    }
  }

  /** A finite number in the fewest digits that identify it. */
  number(value: number): void {
    const amount = Math.abs(value);
    const millionths = Math.round(amount * MILLION);
    if (value < 0) this.#bytes[this.#end++] = 0x2d;
    if (Number.isInteger(amount) && amount < LARGEST_WHOLE) this.#digits(amount);
    // The nearest number to so many millionths is this one, so they identify it.
    else if (amount < LARGEST_PARTED && millionths / MILLION === amount) this.#millionths(millionths);
    else this.#plain(String(amount));
  }

  /** What a cell says, cleaned and escaped where it needs that. */
  text(text: string): void {
    if (text.length <= LONGEST_TEXT && this.#writePlain(text)) return;
    this.#end += this.#bytes.write(escapeCellText(toCellText(text)), this.#end);
  }

  /** False, and nothing written, where a letter cannot stand in XML as it is. */
  #writePlain(text: string): boolean {
    const bytes = this.#bytes;
    let end = this.#end;
    for (let at = 0; at < text.length; at++) {
      const letter = text.charCodeAt(at);
      if (letter < 0x80) {
        if (IS_PLAIN[letter] === 0) return false;
        bytes[end++] = letter;
      } else if (letter < 0x800) {
        bytes[end++] = 0xc0 | (letter >> 6);
        bytes[end++] = 0x80 | (letter & 0x3f);
      } else if (letter < 0xd800 || (letter > 0xdfff && letter < 0xfffe)) {
        bytes[end++] = 0xe0 | (letter >> 12);
        bytes[end++] = 0x80 | ((letter >> 6) & 0x3f);
        bytes[end++] = 0x80 | (letter & 0x3f);
      } else return false;
    }
    this.#end = end;
    return true;
  }

  #millionths(amount: number): void {
    const whole = Math.floor(amount / MILLION);
    this.#digits(whole);
    this.#bytes[this.#end++] = 0x2e;
    let rest = amount - whole * MILLION;
    for (let power = MILLION / 10; rest > 0; power /= 10) {
      const digit = (rest / power) | 0;
      this.#bytes[this.#end++] = 0x30 + digit;
      rest -= digit * power;
    }
  }

  #plain(ascii: string): void {
    for (let at = 0; at < ascii.length; at++) this.#bytes[this.#end++] = ascii.charCodeAt(at);
  }

  #digits(value: number): void {
    let rest = value;
    let count = 1;
    for (let power = 10; power <= rest; power *= 10) count++;
    const end = this.#end + count;
    for (let at = end; at > this.#end; ) {
      const tenth = Math.floor(rest / 10);
      this.#bytes[--at] = 0x30 + rest - tenth * 10;
      rest = tenth;
    }
    this.#end = end;
  }

  #turn(): void {
    if (this.#end === 0) return;
    this.#full.push(this.#bytes.subarray(0, this.#end));
    this.#bytes = this.#free.pop() ?? Buffer.allocUnsafeSlow(CAPACITY);
    this.#end = 0;
  }
}

/** ASCII letters that stand in XML as they are; `_` may begin an escape. */
const IS_PLAIN = Uint8Array.from({ length: 0x80 }, (_, letter) =>
  letter >= 0x20 && !'&<>"_'.includes(String.fromCharCode(letter)) ? 1 : 0,
);
