import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type Language, languageTag } from '#domain/languages/languages.ts';
import { locate, type SiteTable } from '#platform/addresses/address.ts';
import type { LabelCatalog } from '#platform/i18n/label-catalog.server.ts';
import type { Translator } from '#platform/i18n/translator.ts';
import { Refusal, type RefusalCode } from '#platform/refusals/refusal.ts';
import { escapeMarkup } from '../document.server.ts';
import { shedRequests } from '../metrics.server.ts';
import { protectionOf } from '../protection.server.ts';
import { LONGEST_OF_REST } from './connections.server.ts';

interface BareServices {
  readonly config: SiteTable;
  readonly labels: Pick<LabelCatalog, 'translator'>;
}

interface Prepared {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** By the words that they are made of: to refuse must cost far less than to answer. */
const prepared = new WeakMap<Translator, Prepared>();

/** Refuses a request for overload without the framework: a sentence, in the language of the address. */
export function answerBare(
  services: BareServices,
  request: IncomingMessage,
  response: ServerResponse,
  restMs: number,
): void {
  shedRequests.inc();
  const { language } = locate(services.config, request.headers.host?.toLowerCase(), request.url ?? '/');
  const translator = services.labels.translator(['refusals'], language);
  const { headers, body } = prepared.get(translator) ?? prepare(services, translator, language);
  const retryAfter = String(Math.ceil((restMs * LONGEST_OF_REST) / 1_000));
  response
    .writeHead(503, { ...headers, 'retry-after': retryAfter })
    .end(request.method === 'HEAD' ? undefined : body);
}

function prepare(services: BareServices, translator: Translator, language: Language): Prepared {
  const text = documentOf(services, 'overloaded', language);
  const made = { headers: headersOf(services, language, text), body: Buffer.from(text) };
  prepared.set(translator, made);
  return made;
}

const REFUSED: Readonly<Record<string, { readonly status: number; readonly code: RefusalCode }>> = {
  HPE_HEADER_OVERFLOW: { status: 431, code: 'headers_too_large' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'bad_request' },
};

/** Refuses what is no request that Node can read, such as an address with letters that are not encoded. */
export function refuseUnreadable(services: BareServices, error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const known = Object.hasOwn(REFUSED, error.code ?? '') ? REFUSED[error.code ?? ''] : undefined;
  const { status, code } = known ?? { status: new Refusal('bad_request').status, code: 'bad_request' };
  const { defaultLanguage } = services.config;
  const body = documentOf(services, code, defaultLanguage);
  const headers = { ...headersOf(services, defaultLanguage, body), connection: 'close' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
}

function headersOf({ config }: BareServices, language: Language, body: string) {
  return {
    ...protectionOf(config),
    'cache-control': 'private, no-store',
    'content-type': 'text/html; charset=utf-8',
    'content-language': languageTag(language),
    'content-length': String(Buffer.byteLength(body)),
  };
}

function documentOf({ labels }: BareServices, code: RefusalCode, language: Language): string {
  const sentence = escapeMarkup(labels.translator(['refusals'], language).of('refusals')(code));
  return `<!doctype html><html lang="${languageTag(language)}"><meta name="viewport" content="width=device-width"><title>${sentence}</title><p>${sentence}</p><p><a href="/">↩</a></p></html>`;
}
