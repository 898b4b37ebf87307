import { requestKindFor } from '#domain/access/tariff.ts';
import { loadHeldAccess, loadOwnRequests } from '#features/access-requests/access-requests.server.ts';
import { loadOffers } from '#features/tariffs/tariffs.server.ts';
import { load } from '#platform/http/door.server.ts';
import { profileAccessPage } from './profile-access.contract.ts';

export const loadProfileAccessPage = load(profileAccessPage, async ({ query }, context) => {
  const { user, database, language } = context;
  const [offers, access, requests] = await Promise.all([
    loadOffers(database, language),
    user ? loadHeldAccess(context, user.id) : null,
    user ? loadOwnRequests(context, user.id) : [],
  ]);
  const isOpen = (tariff: number) =>
    requests.some((request) => request.state === 'open' && request.tariff === tariff);
  return {
    refused: query.refused,
    access,
    offers: offers.map(({ offer, gives }) => {
      const asking = access && (isOpen(offer.id) ? ('open' as const) : requestKindFor(access, gives));
      return { ...offer, asking };
    }),
    requests,
  };
});
