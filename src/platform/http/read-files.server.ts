import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '#platform/refusals/refusal.ts';
import { boundaryOf, MultipartReader } from './multipart.server.ts';

/** Connections over which files arrive. */
const uploading = new WeakSet<Socket>();

/** Lets a scope take forms with files, which its handler reads while they arrive. */
export function readFileBodies(scope: FastifyInstance): void {
  scope.addContentTypeParser('multipart/form-data', (request, payload, done) => {
    const boundary = boundaryOf(request.headers['content-type']);
    if (boundary === null) return done(new Refusal('bad_request'));
    uploading.add(request.raw.socket);
    done(null, new MultipartReader(payload, boundary));
  });
}

/** A large file takes longer than any other request may. A connection over which nothing arrives is still cut. */
export function spareUploads(server: Server): void {
  const listeners = server.listeners('clientError');
  server.removeAllListeners('clientError');
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && uploading.has(socket as Socket)) return;
    for (const listener of listeners) listener.call(server, error, socket);
  });
}
