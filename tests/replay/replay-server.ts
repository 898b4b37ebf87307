import { createHash } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReplayAnswer {
  /** Path and query. */
  readonly request: string;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Text as it is, anything else as JSON. */
  readonly body?: unknown;
  /** Without a length, and never ended. */
  readonly isEndless?: true;
  /** Nothing at all. */
  readonly isSilent?: true;
}

export interface ReplayServer {
  readonly origin: string;
  readonly port: number;
  readonly answers: ReplayAnswer[];
  readonly requests: {
    readonly path: string;
    readonly headers: IncomingHttpHeaders;
    readonly status: number;
  }[];
  stop(): Promise<void>;
}

/** A local server that answers what it was given, with an ETag, and notes its requests. */
export async function startReplay(given: readonly ReplayAnswer[] = []): Promise<ReplayServer> {
  const answers = [...given];
  const requests: ReplayServer['requests'] = [];
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '');
    const found = answers.find((answer) => answer.request === path);
    const text = typeof found?.body === 'string' ? found.body : JSON.stringify(found?.body ?? {});
    const etag = `"${createHash('sha256').update(text).digest('hex').slice(0, 16)}"`;
    const isKnown = found !== undefined && request.headers['if-none-match'] === etag;
    const status = isKnown ? 304 : (found?.status ?? (found ? 200 : 404));
    requests.push({ path, headers: request.headers, status });
    if (found?.isSilent) return;
    response.writeHead(status, { etag, ...found?.headers });
    if (found?.isEndless) response.write(text);
    else response.end(isKnown ? undefined : text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    answers,
    requests,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
