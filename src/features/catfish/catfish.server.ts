import { handle } from '#platform/http/door.server.ts';
import { service } from '#platform/services/service.ts';
import type { AdCount } from './ad-counts.repository.ts';
import { adImageHref } from './ad-image.ts';
import { noteAdClicked, noteAdShown, readCatfish } from './catfish.contract.ts';
import { findRunningAd } from './catfish.repository.ts';

const ROTATION_MS = 1000;

/** Written a moment later; nobody waits for it. */
export const COUNT_AD = service<(count: AdCount) => void>('advertising counts');

export const serveCatfish = handle(
  readCatfish,
  async (_, { database, viewer, language, brand, today, now }) => {
    if (viewer.kind === 'paid') return { ad: null };
    const rotation = Math.floor(now.getTime() / ROTATION_MS);
    const found = await findRunningAd(database, { language, brand, today, rotation });
    if (!found) return { ad: null };
    const { imageHash, ...ad } = found;
    return { ad: { ...ad, image: adImageHref(ad.id, imageHash) } };
  },
);

export const serveNoteAdShown = handle(
  noteAdShown,
  { countAd: COUNT_AD },
  async ({ params }, { countAd }) => {
    countAd({ adId: params.id, what: 'shown' });
    return { success: true } as const;
  },
);

export const serveNoteAdClicked = handle(
  noteAdClicked,
  { countAd: COUNT_AD },
  async ({ params }, { countAd }) => {
    countAd({ adId: params.id, what: 'clicked' });
    return { success: true } as const;
  },
);
