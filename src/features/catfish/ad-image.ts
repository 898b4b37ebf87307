import { fillPath } from '#platform/contract/page.ts';

export const AD_IMAGE_PATH = '/ads/:id/:hash';

/** Where the picture of an advertisement is; another picture has another address. */
export function adImageHref(id: number, hash: string | null): string | null {
  return hash === null ? null : fillPath(AD_IMAGE_PATH, { id, hash });
}
