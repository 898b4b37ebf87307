import type { DecodeLimits } from '../decode-limits.ts';
import { DecodeRefusal } from '../decode-refusal.ts';
import { refuseOver } from '../refuse-over.ts';

export interface JsonElement {
  /** Where it begins, counted from 1. */
  readonly line: number;
  readonly text: string;
}

const [QUOTE, BACKSLASH, LF, COMMA] = [34, 92, 10, 44];
const [BRACE, CLOSING_BRACE, BRACKET, CLOSING_BRACKET] = [123, 125, 91, 93];
const DEEPEST = 512;

/**
 * Finds the elements of one array in a JSON text that comes in chunks, without parsing the rest. The empty path means
 * the array that the document is, or its values one after the other where it has several. It checks only how
 * brackets nest: what an element holds is for `JSON.parse`.
 */
export class JsonScanner {
  readonly #path: readonly string[];
  readonly #limits: DecodeLimits;
  readonly #onKey: ((key: string, keys: readonly (string | null)[]) => void) | undefined;
  /** The key that each open object is at; null for an array. */
  readonly #keys: (string | null)[] = [];
  readonly #found: JsonElement[] = [];
  /** Depth of the array whose elements are taken; -1 outside of it. */
  #target = -1;
  #isString = false;
  #isEscaped = false;
  #isKeyNext = false;
  #keyStart = -1;
  #keyHead = '';
  #start = -1;
  #startLine = 0;
  #pieces: string[] = [];
  #length = 0;
  #line = 1;
  #text = '';
  /** How many values the document has on its highest level. */
  values = 0;
  isArray = false;
  hasTarget = false;

  constructor(
    path: readonly string[],
    limits: DecodeLimits,
    onKey?: (key: string, keys: readonly (string | null)[]) => void,
  ) {
    this.#path = path;
    this.#limits = limits;
    this.#onKey = onKey;
  }

  push(text: string): JsonElement[] {
    this.#text = text;
    for (let at = 0; at < text.length; at++) {
      if (this.#isString) at = this.#skipString(at);
      else {
        const unit = text.charCodeAt(at);
        if (unit === LF) this.#line++;
        else if (unit > 32 && (isStructure(unit) || this.#isAwaited())) this.#outside(at, unit);
      }
    }
    if (this.#keyStart >= 0) this.#keyHead += text.slice(this.#keyStart);
    if (this.#keyStart >= 0) this.#keyStart = 0;
    if (this.#start >= 0) this.#keep(text.length);
    return this.#found.splice(0);
  }

  end(): void {
    if (this.#isString || this.#keys.length > 0 || this.values === 0) this.#refuse();
  }

  /** Where the string ends that is open at `at`, or the end of the chunk. */
  #skipString(from: number): number {
    const text = this.#text;
    for (let at = from; at < text.length; at++) {
      const unit = text.charCodeAt(at);
      if (this.#isEscaped) this.#isEscaped = false;
      else if (unit === BACKSLASH) this.#isEscaped = true;
      else if (unit === QUOTE) {
        this.#endString(at);
        return at;
      }
    }
    return text.length;
  }

  /** Whether any sign may begin an element here, or is out of place. */
  #isAwaited(): boolean {
    const depth = this.#keys.length;
    return depth === 0 || (depth === this.#target && this.#start < 0);
  }

  #endString(at: number): void {
    this.#isString = false;
    if (this.#keyStart < 0) return;
    const raw = this.#keyHead + this.#text.slice(this.#keyStart, at + 1);
    this.#keyStart = -1;
    this.#keyHead = '';
    const key = this.#parseKey(raw);
    this.#keys[this.#keys.length - 1] = key;
    this.#onKey?.(key, this.#keys);
  }

  #outside(at: number, unit: number): void {
    const depth = this.#keys.length;
    const isClosing = unit === CLOSING_BRACE || unit === CLOSING_BRACKET;
    if (depth === this.#target && (unit === COMMA || isClosing)) this.#endElement(at);
    else if (depth === this.#target && this.#start < 0) this.#begin(at);
    if (unit === QUOTE) this.#beginString(at);
    else if (unit === BRACE) this.#open(at, '');
    else if (unit === BRACKET) this.#open(at, null);
    else if (isClosing) this.#close(at, unit);
    else if (depth === 0) this.#refuse();
    else if (unit === COMMA) this.#isKeyNext = this.#keys.at(-1) !== null;
  }

  #beginString(at: number): void {
    if (this.#keys.length === 0) this.#refuse();
    this.#isString = true;
    if (!this.#isKeyNext) return;
    this.#isKeyNext = false;
    this.#keyStart = at;
  }

  #open(at: number, key: string | null): void {
    if (this.#keys.length === 0) this.#openValue(at, key);
    this.#keys.push(key);
    if (this.#keys.length > DEEPEST) this.#refuse();
    this.#isKeyNext = key !== null;
    if (this.#target < 0 && key === null && this.#isAtPath()) {
      this.#target = this.#keys.length;
      this.hasTarget = true;
    }
  }

  #openValue(at: number, key: string | null): void {
    this.values++;
    this.isArray = this.values === 1 && key === null;
    if (this.#path.length === 0 && key !== null) this.#begin(at);
  }

  #close(at: number, unit: number): void {
    const closed = this.#keys.pop();
    if (closed === undefined || (closed === null) !== (unit === CLOSING_BRACKET)) this.#refuse();
    this.#isKeyNext = false;
    if (this.#keys.length < this.#target) this.#target = -1;
    if (this.#keys.length === 0 && this.#start >= 0) this.#endElement(at + 1);
  }

  #isAtPath(): boolean {
    return (
      this.#keys.length === this.#path.length + 1 && this.#path.every((key, at) => this.#keys[at] === key)
    );
  }

  #begin(at: number): void {
    this.#start = at;
    this.#startLine = this.#line;
  }

  #endElement(at: number): void {
    if (this.#start < 0) return;
    this.#keep(at);
    this.#found.push({ line: this.#startLine, text: this.#pieces.join('').trimEnd() });
    this.#pieces = [];
    this.#length = 0;
    this.#start = -1;
  }

  #keep(end: number): void {
    this.#pieces.push(this.#text.slice(this.#start, end));
    this.#length += end - this.#start;
    refuseOver(this.#limits, 'jsonBytes', this.#length, { line: this.#startLine });
    this.#start = 0;
  }

  #parseKey(raw: string): string {
    try {
      return String(JSON.parse(raw));
    } catch {
      return this.#refuse();
    }
  }

  #refuse(): never {
    throw new DecodeRefusal('bad_json', { line: this.#line });
  }
}

function isStructure(unit: number): boolean {
  return (
    unit === QUOTE ||
    unit === COMMA ||
    unit === BRACE ||
    unit === CLOSING_BRACE ||
    unit === BRACKET ||
    unit === CLOSING_BRACKET
  );
}
