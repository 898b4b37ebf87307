import { z } from 'zod';

declare const rawMark: unique symbol;

/** What stands in the places of raw parts while the text around them is written. */
let writing: { readonly mark: string; readonly parts: string[] } | null = null;

/** JSON that the database has written. It goes out as it is: nothing parses, checks or traverses it on the way. */
export class RawJson {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toJSON(): unknown {
    if (!writing) return this.read();
    writing.parts.push(this.text);
    return writing.mark;
  }

  read(): unknown {
    return JSON.parse(this.text);
  }
}

/** `JSON.stringify` with the raw parts put in as they are. */
export function writeJson(reply: unknown): string {
  // A text of the reply that holds the mark would have to be guessed.
  const marks = { mark: crypto.randomUUID(), parts: [] };
  writing = marks;
  try {
    return putIn(JSON.stringify(reply), marks);
  } finally {
    writing = null;
  }
}

function putIn(text: string, { mark, parts }: { mark: string; parts: readonly string[] }): string {
  if (parts.length === 0) return text;
  const [first = '', ...rest] = text.split(`"${mark}"`);
  return rest.reduce((written, after, position) => written + parts[position] + after, first);
}

/** What readers receive as T, and what a handler must return as RawJson. */
export type Raw<T> = T & { readonly [rawMark]?: true };
export type IsRaw<T> = typeof rawMark extends keyof T ? true : false;

/** Left out of the API description: readers never see the difference. */
export const UNREAD = 'x-unread';

/** Declares a part of a reply whose JSON is built in SQL. A page, which draws what it loads, receives it parsed. */
export function raw<S extends z.ZodType>(schema: S): z.ZodType<Raw<z.output<S>>, z.input<S>> {
  const unread = z.custom((value) => value instanceof RawJson).meta({ [UNREAD]: true });
  // The mark exists for the compiler alone: it makes a handler that builds the value itself a type error.
  return z.union([unread, schema]) as z.ZodType<Raw<z.output<S>>, z.input<S>>;
}
