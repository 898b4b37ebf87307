import { z } from 'zod';
import { ALL_REFUSALS } from '#platform/refusals/refusal.ts';
import type { AnyDownload } from './download.ts';
import type { AnyEndpoint } from './endpoint.ts';
import { type AnyPage, routePatterns } from './page.ts';
import { UNREAD } from './raw-json.ts';
import { type AnyStream, LAST_EVENT_ID } from './stream.ts';

interface ApiParts {
  readonly title: string;
  readonly version: string;
  readonly endpoints: readonly AnyEndpoint[];
  readonly pages: readonly AnyPage[];
  readonly downloads: readonly AnyDownload[];
  readonly streams: readonly AnyStream[];
}

type JsonSchema = Record<string, unknown>;

/** OpenAPI 3.1 from the very schemas that the server enforces. */
export function describeApi({ title, version, endpoints, pages, downloads, streams }: ApiParts): object {
  const paths: Record<string, Record<string, object>> = {};
  const add = (path: string, method: string, operation: object) => {
    const url = toTemplate(path);
    paths[url] = { ...paths[url], [method.toLowerCase()]: operation };
  };
  for (const endpoint of endpoints) add(endpoint.path, endpoint.method, describeEndpoint(endpoint));
  for (const page of pages) {
    for (const pattern of routePatterns(page.path)) add(pattern, 'GET', describePage(page, pattern));
  }
  for (const download of downloads) {
    add(download.path, 'GET', describeDownload(download, 'GET'));
    add(download.path, 'HEAD', describeDownload(download, 'HEAD'));
  }
  for (const stream of streams) add(stream.path, 'GET', describeStream(stream));
  return {
    openapi: '3.1.0',
    info: {
      title,
      version,
      description: 'Fields that a viewer may not see arrive as "***". Dates are calendar days.',
    },
    servers: [{ url: '/', description: 'Every path may be prefixed with a language: /pol/api/…' }],
    paths,
    components: {
      schemas: {
        Refusal: toSchema(z.object({ code: z.enum(ALL_REFUSALS), message: z.string() }), 'output'),
      },
    },
  };
}

function describeEndpoint(endpoint: AnyEndpoint): object {
  const body = endpoint.method === 'POST' ? toSchema(endpoint.body, 'input') : null;
  return {
    operationId: operationId(endpoint.method, endpoint.path),
    summary: endpoint.summary,
    ...(endpoint.needs && { 'x-needs': endpoint.needs }),
    parameters: [
      ...pathParameters(endpoint.params, endpoint.path),
      ...queryParameters(endpoint.query),
      ...asOfParameter(endpoint),
    ],
    ...(body && { requestBody: { content: bodyContent(endpoint, body) } }),
    responses: {
      200: json('The response', toSchema(endpoint.reply, 'output')),
      ...(endpoint.partial && {
        206: json('Alternative response', toSchema(endpoint.partial, 'output')),
      }),
      default: refusal(),
    },
  };
}

function describePage(page: AnyPage, pattern: string): object {
  const data = json('The page; with format=json, its data', toSchema(page.reply, 'output'));
  return {
    operationId: operationId('page', pattern),
    summary: page.summary,
    parameters: [
      ...pathParameters(page.params, pattern),
      ...queryParameters(page.query),
      ...asOfParameter(page),
      { name: 'format', in: 'query', schema: { enum: ['json'] }, description: 'HTML if omitted' },
    ],
    responses: {
      200: { ...data, content: { ...data.content, 'text/html': { schema: { type: 'string' } } } },
      default: refusal(),
    },
  };
}

const asOfParameter = ({ readsAsOf }: { readonly readsAsOf?: true }): object[] =>
  readsAsOf
    ? [
        {
          name: 'asOf',
          in: 'query',
          schema: { type: 'string', format: 'date' },
          description:
            'prices, terms and statements as known at the end of this day, or at an instant (ISO 8601, UTC)',
        },
      ]
    : [];

/** Where the length of a file is known before its end, a part of it may be requested. */
function describeDownload(download: AnyDownload, method: 'GET' | 'HEAD'): object {
  const file = method === 'GET' && { content: { '*/*': { schema: { type: 'string', format: 'binary' } } } };
  return {
    operationId: operationId(method, download.path),
    summary: download.summary,
    ...(download.needs && { 'x-needs': download.needs }),
    parameters: [
      ...pathParameters(download.params, download.path),
      ...queryParameters(download.query),
      ...asOfParameter(download),
      { name: 'Range', in: 'header', schema: { type: 'string' }, description: 'one range of bytes' },
    ],
    responses: {
      200: { description: 'The file', ...file },
      206: { description: 'The requested range of the file', ...file },
      304: { description: 'Not modified: the file matches If-None-Match' },
      416: { description: 'The requested range is not satisfiable' },
      default: refusal(),
    },
  };
}

/** OpenAPI 3.1 has no words for events: each one's data is described beside the text that they are sent as. */
function describeStream({ path, summary, params, needs, events }: AnyStream): object {
  const described = Object.entries(events).map(([name, data]) => [name, toSchema(data, 'output')]);
  return {
    operationId: operationId('GET', path),
    summary,
    ...(needs && { 'x-needs': needs }),
    parameters: [
      ...pathParameters(params, path),
      {
        name: LAST_EVENT_ID,
        in: 'header',
        schema: { type: 'string' },
        description: 'resumes after this event',
      },
    ],
    responses: {
      200: {
        description: 'Server-sent events, until either side disconnects',
        content: { 'text/event-stream': { schema: { type: 'string' } } },
        'x-events': Object.fromEntries(described),
      },
      default: refusal(),
    },
  };
}

function bodyContent(endpoint: AnyEndpoint, schema: JsonSchema): object {
  const text = endpoint.readsText !== undefined && { 'text/plain': { schema: { type: 'string' } } };
  const content = { 'application/json': { schema }, ...text };
  return endpoint.form || text ? { ...content, 'application/x-www-form-urlencoded': { schema } } : content;
}

function pathParameters(params: z.ZodType, path: string): object[] {
  const { properties = {} } = toSchema(params, 'input') as { properties?: Record<string, JsonSchema> };
  return namesIn(path).map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: properties[name] ?? { type: 'string' },
  }));
}

function queryParameters(query: z.ZodType): object[] {
  const { properties = {} } = toSchema(query, 'input') as { properties?: Record<string, JsonSchema> };
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', schema }));
}

/** Each schema is described once: it stands in the list of calls and in the description, a page under several addresses. */
const described = {
  input: new WeakMap<z.ZodType, JsonSchema>(),
  output: new WeakMap<z.ZodType, JsonSchema>(),
};

function toSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const known = described[io].get(schema);
  if (known) return known;
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => describeAsRead(jsonSchema),
  }) as JsonSchema;
  described[io].set(schema, rest);
  return rest;
}

/** What is sent on unread is described as what its readers find in it. */
function describeAsRead(schema: JsonSchema): void {
  const { anyOf } = schema as { anyOf?: JsonSchema[] };
  const read = anyOf?.filter((option) => option[UNREAD] !== true);
  if (read?.length !== 1 || anyOf?.length === 1) return;
  delete schema.anyOf;
  Object.assign(schema, { ...read[0], ...schema });
}

const json = (description: string, schema: JsonSchema) => ({
  description,
  content: { 'application/json': { schema } },
});
const refusal = () => json('A refusal', { $ref: '#/components/schemas/Refusal' });
const namesIn = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => String(name));
const toTemplate = (path: string) => path.replace(/:(\w+)/g, '{$1}');
const operationId = (method: string, path: string) =>
  [method.toLowerCase(), ...path.split('/').filter(Boolean)].join('-').replace(/[^\w-]/g, '');

/** One line for each call, for people. */
export interface ApiCall {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly summary: string;
  readonly kind: 'endpoint' | 'page';
  readonly locked: readonly string[];
}

export function listCalls({
  endpoints,
  pages,
  downloads,
  streams,
}: Omit<ApiParts, 'title' | 'version'>): ApiCall[] {
  const calls = endpoints.map(({ method, path, summary, reply }) => ({
    method,
    path,
    summary,
    kind: 'endpoint' as const,
    reply,
  }));
  const files = [...downloads, ...streams].map(({ path, summary }) => ({
    method: 'GET' as const,
    path,
    summary,
    kind: 'endpoint' as const,
    reply: z.undefined(),
  }));
  const addresses = pages.map(({ path, summary, reply }) => ({
    method: 'GET' as const,
    path,
    summary,
    kind: 'page' as const,
    reply,
  }));
  return [...calls, ...files, ...addresses].map(({ reply, ...call }) => ({
    ...call,
    locked: lockedFields(reply),
  }));
}

/** Names of the reply fields that not every viewer receives. */
function lockedFields(reply: z.ZodType): string[] {
  const found = new Set<string>();
  const visit = (value: unknown, name: string) => {
    if (Array.isArray(value)) for (const item of value) visit(item, name);
    else if (typeof value === 'object' && value !== null) {
      if ((value as JsonSchema).const === '***') found.add(name);
      for (const [key, item] of Object.entries(value)) visit(item, isKeyword(key) ? name : key);
    }
  };
  visit(toSchema(reply, 'output'), '');
  return [...found].sort();
}

const isKeyword = (key: string) =>
  ['anyOf', 'oneOf', 'allOf', 'items', 'properties', 'additionalProperties'].includes(key);
