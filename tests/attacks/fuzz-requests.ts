import fc from 'fast-check';

/** As much of the description of the API as a request is made from. */
export interface ApiDescription {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

interface Operation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly schema: Schema;
}

interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
}

export interface FuzzedRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly body?: unknown;
}

/** Words that programs look up, numbers at the edge of types, days that are none, currencies and languages that are none. */
const HOSTILE = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'prototype.x',
  '-1',
  '0',
  '1',
  '1.5',
  '1e309',
  'NaN',
  'Infinity',
  '2147483648',
  '9007199254740993',
  '99999999999999999999',
  '2026-02-30',
  '0000-00-00',
  '9999-12-31',
  '10000-01-01',
  '2026-06-30',
  '2026-06-30T25:00:00Z',
  'USD',
  'usd',
  'US',
  'en-u-nu-xxxx',
  'null',
  'true',
  '***',
  '\u0000',
  '\u{1f642}',
  'ß',
  '%',
  "';--",
  '<b>',
  '../..',
  '[]',
  '{}',
  ',',
  ',,1,,',
  '1,2,3',
  '-',
  ' ',
  '',
  'a'.repeat(300),
];

/** Sometimes what exists, so that a request is not refused before it reaches anything. */
const REAL: Readonly<Record<string, readonly string[]>> = {
  stringId: ['norvik-steel', 'norvik-steel-bond-1', 'lanternfold-amber-40', 'silver-harbour-12'],
  category: ['stocks', 'bonds', 'companies'],
  list: ['stocks', 'bonds', 'etf', 'indexes', 'companies'],
  module: ['stock'],
  currency: ['USD', 'EUR'],
};
const IDS = ['1', '2', '3', '57'];

const hostile = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...HOSTILE) },
  fc.string({ unit: 'binary', maxLength: 12 }),
);

/** A request for any address of the site, most of its parts as described and some of them hostile. */
export function fuzzedRequest({ paths }: ApiDescription): fc.Arbitrary<FuzzedRequest> {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => method === 'get' || method === 'post')
      .map(([method, operation]) => ({ path, method: method.toUpperCase() as 'GET' | 'POST', operation })),
  );
  return fc.constantFrom(...operations).chain(({ path, method, operation }) => {
    const parameters = operation.parameters ?? [];
    const body = operation.requestBody?.content['application/json']?.schema;
    return fc
      .record({
        params: partsOf(
          parameters.filter((one) => one.in === 'path'),
          10,
        ),
        query: partsOf(
          parameters.filter((one) => one.in === 'query'),
          2,
        ),
        unknown: fc.option(fc.tuple(hostile, hostile), { freq: 8 }),
        body: body ? fuzzedValue(body) : fc.constant(undefined),
      })
      .map((parts) => ({
        method,
        url: toUrl(path, parts.params, [...parts.query, ...(parts.unknown ? [parts.unknown] : [])]),
        ...(parts.body !== undefined && { body: parts.body }),
      }));
  });
}

type NamedPart = readonly [name: string, value: string];

function partsOf(parameters: readonly Parameter[], presence: number): fc.Arbitrary<NamedPart[]> {
  const each = parameters.map(({ name, schema }) =>
    fc.oneof(
      { weight: presence, arbitrary: textOf(name, schema) },
      { weight: 10 - presence, arbitrary: fc.constant(null) },
    ),
  );
  return fc
    .tuple(...each)
    .map((texts) =>
      texts.flatMap((text, at) => (text === null ? [] : [[parameters[at]?.name ?? '', text] as const])),
    );
}

function textOf(name: string, schema: Schema): fc.Arbitrary<string> {
  const real = Object.hasOwn(REAL, name) ? (REAL[name] ?? IDS) : IDS;
  const described = choicesOf(schema).map(String);
  const usual = described.length > 0 ? fc.constantFrom(...described) : fc.constantFrom(...real);
  return fc.oneof({ weight: 4, arbitrary: usual }, { weight: 1, arbitrary: hostile });
}

const choicesOf = (schema: Schema): readonly unknown[] =>
  schema.enum ?? (schema.const !== undefined ? [schema.const] : (schema.anyOf ?? []).flatMap(choicesOf));

/** A value of a body: as its schema says, or anything else in its place. */
function fuzzedValue(schema: Schema, depth = 0): fc.Arbitrary<unknown> {
  const other = fc.oneof(hostile, fc.integer(), fc.constantFrom(null, true, [], {}, 1e308, -0.5));
  const described = depth > 4 ? fc.constant(null) : describedValue(schema, depth);
  return fc.oneof({ weight: 5, arbitrary: described }, { weight: 1, arbitrary: other });
}

function describedValue(schema: Schema, depth: number): fc.Arbitrary<unknown> {
  const choices = choicesOf(schema);
  if (choices.length > 0) return fc.constantFrom(...choices);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => fuzzedValue(one, depth + 1)));
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'object' || schema.properties)
    return fc.record(
      Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, one]) => [name, fuzzedValue(one, depth + 1)]),
      ),
      { requiredKeys: [] },
    );
  if (type === 'array') return fc.array(fuzzedValue(schema.items ?? {}, depth + 1), { maxLength: 3 });
  if (type === 'integer' || type === 'number')
    return fc.oneof(fc.constantFrom(1, 2, 3, 57), fc.integer(), fc.double({ noNaN: true }));
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  return fc.oneof(fc.constantFrom(...IDS, '2026-06-01'), hostile);
}

function toUrl(template: string, params: readonly NamedPart[], query: readonly NamedPart[]): string {
  const path = params.reduce(
    (filled, [name, value]) => filled.replace(`{${name}}`, () => encodeLoosely(value)),
    template,
  );
  const search = query.map(([name, value]) => `${encodeLoosely(name)}=${encodeLoosely(value)}`).join('&');
  return path + (search && `?${search}`);
}

/** As a browser would; half a surrogate pair cannot be encoded. */
const encodeLoosely = (text: string) => encodeURIComponent(text.toWellFormed());
