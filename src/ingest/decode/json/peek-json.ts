import type { DecodeLimits } from '../decode-limits.ts';
import { isFlatObject } from './json-cells.ts';
import { type JsonElement, JsonScanner } from './json-scanner.ts';
import { parseJson } from './parse-json.ts';

export interface JsonShape {
  /** `document` where it is no list of flat objects. */
  readonly form: 'lines' | 'array' | 'document';
  readonly keys: ReadonlySet<string>;
  /** Of the elements, in the order in which they come. */
  readonly header: readonly string[];
  readonly sample: readonly Readonly<Record<string, unknown>>[];
}

const DEPTH = 3;
const MOST_PATHS = 5_000;
const SAMPLE = 20;

/** Looks through a document, as far as it may be large, for its keys and for whether it is a table. */
export async function peekJson(text: AsyncIterable<string>, limits: DecodeLimits): Promise<JsonShape> {
  const keys = new Set<string>();
  const header = new Set<string>();
  const scanner = new JsonScanner([], { ...limits, jsonBytes: Number.MAX_SAFE_INTEGER }, (key, path) => {
    const named = path.filter((each) => each !== null);
    if (named.length === 1 && header.size <= limits.columns) header.add(key);
    if (named.length <= DEPTH && keys.size < MOST_PATHS) keys.add(named.join('.'));
  });
  const first: JsonElement[] = [];
  let length = 0;
  for await (const chunk of text) {
    first.push(...scanner.push(chunk).slice(0, SAMPLE - first.length));
    length += chunk.length;
    if (length > limits.jsonBytes) break;
  }
  if (length <= limits.jsonBytes) scanner.end();
  const isList = scanner.isArray ? scanner.values === 1 : scanner.values > 1;
  const elements = isList ? first.map((element) => parseJson(element.text, element.line)) : [];
  const sample = elements.filter(isFlatObject);
  const isTable = sample.length > 0 && sample.length === elements.length;
  const form = isTable ? (scanner.isArray ? 'array' : 'lines') : 'document';
  return { form, keys, header: [...header], sample };
}
