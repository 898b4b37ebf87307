import type { DecodeLimits } from '../decode-limits.ts';
import { DecodeRefusal } from '../decode-refusal.ts';
import { refuseOver } from '../refuse-over.ts';

export interface Segments {
  /** `x:` where the part writes its names so. */
  readonly prefix: string;
  /** From the opening tag to the closing one, without it. */
  readonly texts: readonly string[];
}

/** All elements of a name in a long part, as texts, while it comes in chunks. */
export async function* readSegments(
  chunks: AsyncIterable<string>,
  name: string,
  limits: DecodeLimits,
): AsyncGenerator<Segments> {
  let rest = '';
  let prefix: string | null = null;
  let searched = 0;
  for await (const chunk of chunks) {
    rest += chunk;
    prefix ??= findPrefix(rest);
    if (prefix === null) {
      refuseOver(limits, 'cellCharacters', rest.length);
      continue;
    }
    const close = `</${prefix}${name}>`;
    const texts: string[] = [];
    let start = 0;
    for (let end = rest.indexOf(close, searched); end >= 0; end = rest.indexOf(close, start)) {
      texts.push(cutBefore(rest.slice(start, end), `<${prefix}${name}`));
      start = end + close.length;
    }
    rest = rest.slice(start);
    searched = Math.max(0, rest.length - close.length);
    refuseOver(limits, 'recordCharacters', rest.length);
    if (texts.length > 0) yield { prefix, texts };
  }
}

/** Empty elements of the same name may stand before the one that closes. */
function cutBefore(text: string, open: string): string {
  return text.slice(Math.max(0, text.lastIndexOf(open)));
}

/** Of the first element; a document type is refused. */
function findPrefix(text: string): string | null {
  if (/<!DOCTYPE/i.test(text)) throw new DecodeRefusal('xml_doctype');
  const root = /<([\w.-]+:)?[\w.-]+[\s>/]/.exec(text);
  return root ? (root[1] ?? '') : null;
}
