import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { Actor } from '#platform/accounts/operator-changes/operator-change.repository.ts';
import type { ContextFor } from '#platform/http/context.server.ts';
import { handle } from '#platform/http/door.server.ts';
import { adImageHref } from '../ad-image.ts';
import { toAd } from './ad-fields.server.ts';
import { adStateOf, clickRateOf } from './ad-state.ts';
import { changeAd, createAd, deleteAd, type ListedAd, switchAd } from './ads.contract.ts';
import type { AdRow } from './ads.repository.ts';
import { addAd, dropAd, editAd, setAdActive } from './edit-ads.server.ts';

export const serveCreateAd = handle(createAd, async ({ body }, context) => {
  const { id } = await addAd(context.database, actorOf(context), toAd(body));
  return { id };
});

export const serveChangeAd = handle(changeAd, async ({ params: { adId }, body }, context) => {
  await editAd(context.database, actorOf(context), adId, toAd(body));
  return { id: adId };
});

export const serveSwitchAd = handle(switchAd, async ({ params: { adId }, body }, context) => {
  await setAdActive(context.database, actorOf(context), adId, body.is_on);
  return { id: adId };
});

export const serveDeleteAd = handle(deleteAd, async ({ params: { adId } }, context) => {
  await dropAd(context.database, actorOf(context), adId);
  return { id: adId };
});

export function toListedAd({ imageHash, ...ad }: AdRow, today: CalendarDay): ListedAd {
  const { id } = ad;
  return { ...ad, rate: clickRateOf(ad), image: adImageHref(id, imageHash), state: adStateOf(ad, today) };
}

const actorOf = ({ user, now }: ContextFor<'operator'>): Actor => ({ operatorId: user.id, at: now });
