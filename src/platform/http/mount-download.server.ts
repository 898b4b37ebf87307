import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createSlots, type SlotLimits, type Slots } from '#platform/limits/slot-limits.server.ts';
import { knownAsOf, readAsOf, refuseAsOf, withoutAsOf } from './as-of.server.ts';
import type { ServedDownload } from './download.server.ts';
import { answerDownload, type DownloadAnswer } from './download-answer.ts';
import type { HttpServices } from './services.server.ts';
import { endpointContext } from './visit.server.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Refused in JSON unless a browser asks. */
    isDownload?: true;
  }
}

/** A server that stops lets what is nearly done end, and cuts the rest: its readers can take it up again. */
const GRACE_MS = 5_000;
const DOWNLOADS: SlotLimits = { atOnce: 256, forOneVisitor: 12, retrySeconds: 5 };

/** Puts every download behind its declared path, for GET and HEAD. */
export function mountDownloads(
  app: FastifyInstance,
  services: HttpServices,
  downloads: readonly ServedDownload[],
  graceMs = GRACE_MS,
): void {
  const underway: Underway = { limits: createSlots(DOWNLOADS), answers: new Set() };
  app.addHook('preClose', async () => {
    const cut = () => underway.answers.forEach((answer) => void answer.destroy());
    setTimeout(cut, graceMs).unref();
  });
  for (const served of downloads) mountDownload(app, services, served, underway);
}

interface Underway {
  readonly limits: Slots;
  readonly answers: Set<ServerResponse>;
}

function mountDownload(
  app: FastifyInstance,
  services: HttpServices,
  served: ServedDownload,
  { limits, answers }: Underway,
): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: served.download.path,
    config: { isDownload: true },
    handler: async (request, reply) => {
      const visit = endpointContext(services, request, reply, { changesState: false });
      const { download } = served;
      refuseAsOf(download, request.query);
      const now = download.readsPrimary ? { ...visit, database: services.stores.latest } : visit;
      const context = knownAsOf(now, readAsOf(download, request.query, visit));
      const raw = { params: request.params, query: withoutAsOf(request.query) };
      const file = await served.find(raw, context, services.supplies);
      const answer = answerDownload(file, request.headers);
      if (request.method === 'HEAD' || answer.status === 304 || answer.status === 416) {
        writeHead(reply, answer).end();
        return;
      }
      const releaseSlot = limits.enter(context.user ? `account ${context.user.id}` : request.ip);
      answers.add(reply.raw);
      const leave = () => {
        releaseSlot();
        answers.delete(reply.raw);
      };
      try {
        const body = await file.read(answer.range);
        if (await hasBegun(body, reply)) {
          // A response that no socket carries never signals to a pipeline that it is over.
          const isWritten = new Promise<void>((resolve) => reply.raw.once('finish', resolve));
          void Promise.race([send(body, answer, request, reply), isWritten]).finally(leave);
        } else {
          leave();
          reply.hijack();
        }
      } catch (error) {
        leave();
        throw error;
      }
    },
  });
}

/**
 * The answer goes past the framework, whose handler would last as long as the slowest reader takes: a download is
 * counted by its own limits, not among the work that is underway.
 */
function writeHead(reply: FastifyReply, { status, headers, length }: DownloadAnswer) {
  const known = { ...reply.getHeaders(), ...headers };
  reply.hijack();
  reply.raw.statusCode = status;
  for (const [name, value] of Object.entries(known))
    if (value !== undefined) reply.raw.setHeader(name, value);
  if (length !== undefined && status !== 304) reply.raw.setHeader('content-length', length);
  return reply.raw;
}

/** Waits for the first bytes, so that what fails before them is refused like anything else. False: nobody waits. */
function hasBegun(body: Readable, { raw }: FastifyReply): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      body.off('readable', begin).off('error', fail).off('close', breakOff);
      raw.off('close', leave);
      act();
    };
    const begin = () => settle(() => resolve(true));
    const fail = (error: Error) => settle(() => reject(error));
    const breakOff = () => fail(new Error('The file was closed before its first byte'));
    const leave = () =>
      settle(() => {
        body.destroy();
        resolve(false);
      });
    body.once('readable', begin).once('error', fail).once('close', breakOff);
    raw.once('close', leave);
    if (raw.destroyed) leave();
  });
}

async function send(
  body: Readable,
  answer: DownloadAnswer,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const response = writeHead(reply, answer);
  let isReaderGone = false;
  response.once('close', () => {
    isReaderGone = true;
  });
  const broken = (error: unknown) => request.log.error({ err: error }, 'a download broke off');
  body.once('error', (error) => isReaderGone || response.destroyed || broken(error));
  try {
    await pipeline(body, exactly(answer.length), response);
  } catch (error) {
    // The connection is cut, which is the only way left to say that this is not all.
    response.destroy();
    if (error instanceof WrongLength) broken(error);
  }
}

class WrongLength extends Error {}

/** A store that gives less than it promised would leave the reader waiting for the rest. */
function exactly(length: number | undefined) {
  return async function* count(chunks: AsyncIterable<Uint8Array | string>) {
    let sent = 0;
    for await (const chunk of chunks) {
      sent += Buffer.byteLength(chunk);
      if (length !== undefined && sent > length) break;
      yield chunk;
    }
    if (length !== undefined && sent !== length)
      throw new WrongLength(`The file has not its ${length} bytes`);
  };
}
