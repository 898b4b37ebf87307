import type { DecodeLimits } from '../decode-limits.ts';
import { DecodeRefusal } from '../decode-refusal.ts';
import { type PackedRows, RowPacker } from '../packed-rows.ts';
import { refuseOver } from '../refuse-over.ts';
import { toCells } from './json-cells.ts';
import { JsonScanner } from './json-scanner.ts';
import { parseJson } from './parse-json.ts';
import { isPlainObject } from './plain-object.ts';

const BATCH_CHARACTERS = 262_144;

/** The elements of the array under a path, parsed one at a time. */
export async function* readElements(
  text: AsyncIterable<string>,
  path: readonly string[],
  limits: DecodeLimits,
): AsyncGenerator<unknown[]> {
  const scanner = new JsonScanner(path, limits);
  let batch: unknown[] = [];
  let length = 0;
  for await (const chunk of text) {
    for (const element of scanner.push(chunk)) {
      batch.push(parseJson(element.text, element.line));
      length += element.text.length;
    }
    if (length < BATCH_CHARACTERS) continue;
    yield batch;
    batch = [];
    length = 0;
  }
  scanner.end();
  if (path.length > 0 && !scanner.hasTarget)
    throw new DecodeRefusal('no_such_path', { path: path.join('.') });
  if (batch.length > 0) yield batch;
}

/** The flat objects of a list as rows. */
export async function* readJsonRows(
  text: AsyncIterable<string>,
  header: readonly string[],
  limits: DecodeLimits,
): AsyncGenerator<PackedRows> {
  const scanner = new JsonScanner([], limits);
  const packer = new RowPacker();
  let records = 0;
  for await (const chunk of text) {
    for (const { line, text: raw } of scanner.push(chunk)) {
      const object = parseJson(raw, line);
      if (!isPlainObject(object)) throw new DecodeRefusal('bad_json', { line });
      refuseOver(limits, 'records', ++records);
      packer.add({ line, raw, cells: toCells(object, header) });
    }
    const packed = packer.isFull ? packer.take() : null;
    if (packed) yield packed;
  }
  scanner.end();
  const rest = packer.take();
  if (rest) yield rest;
}

/** The whole document, where it is not too large. */
export async function readWhole(text: AsyncIterable<string>, limits: DecodeLimits): Promise<unknown> {
  const chunks: string[] = [];
  let length = 0;
  for await (const chunk of text) {
    chunks.push(chunk);
    length += chunk.length;
    refuseOver(limits, 'jsonBytes', length);
  }
  return parseJson(chunks.join(''), 1);
}
