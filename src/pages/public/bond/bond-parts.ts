import { lazyNearViewport } from '#ui/near-viewport/lazy-near-viewport.tsx';

/** What stands below the first screen: drawn with the page, its script loaded when a reader comes near. */
const yields = lazyNearViewport({
  load: () => import('#features/bond-yields/BondYields.tsx').then((it) => it.BondYields),
});
const schedule = lazyNearViewport({
  load: () => import('#features/bond-schedule/BondSchedule.tsx').then((it) => it.BondSchedule),
});
const parameters = lazyNearViewport({
  load: () => import('./BondParameters.tsx').then((it) => it.BondParameters),
});
const venues = lazyNearViewport({
  load: () => import('#features/exchange-table/ExchangeTable.tsx').then((it) => it.ExchangeTable),
});
const calculator = lazyNearViewport({
  load: () => import('./BondCalculation.tsx').then((it) => it.BondCalculation),
});
const ratings = lazyNearViewport({
  load: () => import('#features/bond-ratings/BondRatings.tsx').then((it) => it.BondRatings),
});
const placements = lazyNearViewport({
  load: () => import('#features/placements/Placements.tsx').then((it) => it.Placements),
});

const parts = [yields, schedule, parameters, venues, calculator, ratings, placements];
if (import.meta.env.SSR) await Promise.all(parts.map(({ prepare }) => prepare()));

export const BondYields = yields.Part;
export const BondSchedule = schedule.Part;
export const BondParameters = parameters.Part;
export const ExchangeTable = venues.Part;
export const BondCalculation = calculator.Part;
export const BondRatings = ratings.Part;
export const Placements = placements.Part;
