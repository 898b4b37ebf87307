import { findAd, findAds } from '#features/catfish/ads/ads.repository.ts';
import { toListedAd } from '#features/catfish/ads/ads.server.ts';
import { BRANDS } from '#platform/brands/brands.ts';
import type { Database } from '#platform/database/database.server.ts';
import { load } from '#platform/http/door.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { operatorAdsPage } from './operator-ads.contract.ts';

export const loadOperatorAdsPage = load(operatorAdsPage, async ({ params, query }, { database, today }) => {
  const { adId } = params;
  const ads = adId === undefined ? await findAds(database) : [];
  const ad = adId === undefined ? null : await readAd(database, adId);
  return {
    today,
    brands: BRANDS.map(({ id, name }) => ({ id, name })),
    ads: ads.map((row) => toListedAd(row, today)),
    ad: ad && toListedAd(ad, today),
    refused: query.refused ?? null,
  };
});

async function readAd(database: Database, id: number) {
  const ad = await findAd(database, id);
  if (!ad) throw new Refusal('not_found');
  return ad;
}
