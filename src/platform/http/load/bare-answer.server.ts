import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type Language, languageTag } from '#domain/languages/languages.ts';
import { locate } from '#platform/addresses/address.ts';
import { Refusal, type RefusalCode } from '#platform/refusals/refusal.ts';
import { escapeMarkup } from '../document.server.ts';
import { shedRequests } from '../metrics.server.ts';
import { protectionOf } from '../protection.server.ts';
import type { HttpServices } from '../services.server.ts';

type BareServices = Pick<HttpServices, 'config' | 'labels'>;

const RETRY_SECONDS = 1;

/** Refuses a request for overload without the framework: a sentence, in the language of the address. */
export function answerBare(services: BareServices, request: IncomingMessage, response: ServerResponse): void {
  shedRequests.inc();
  const { language } = locate(services.config, request.headers.host?.toLowerCase(), request.url ?? '/');
  const body = documentOf(services, 'overloaded', language);
  response
    .writeHead(503, { ...headersOf(services, language, body), 'retry-after': String(RETRY_SECONDS) })
    .end(request.method === 'HEAD' ? undefined : body);
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
