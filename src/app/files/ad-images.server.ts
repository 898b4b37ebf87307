import type { FastifyInstance } from 'fastify';
import { AD_IMAGE_PATH } from '#features/catfish/ad-image.ts';
import { findAdImage } from '#features/catfish/catfish.repository.ts';
import { rowId } from '#platform/contract/params.ts';
import type { HttpServices } from '#platform/http/services.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';

/** Pictures of advertisements. The address carries a hash of the picture, so a browser may cache it for ever. */
export function mountAdImages(app: FastifyInstance, { stores }: HttpServices): void {
  app.get<{ Params: { id: string; hash: string } }>(AD_IMAGE_PATH, async ({ params }, reply) => {
    const id = rowId.safeParse(params.id);
    const image = id.success ? await findAdImage(stores.reader(), { id: id.data, hash: params.hash }) : null;
    if (!image) throw new Refusal('not_found');
    return (
      reply
        .type(image.type)
        .header('cache-control', 'public, max-age=31536000, immutable')
        // The operator's file, opened by itself, is a picture and nothing else.
        .header('content-security-policy', "default-src 'none'; sandbox")
        .send(image.bytes)
    );
  });
}
