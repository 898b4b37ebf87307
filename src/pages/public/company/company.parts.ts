import { BondRatings as BondRatingsView } from '#features/bond-ratings/BondRatings.tsx';
import { IssuerEvents as IssuerEventsView } from '#features/issuer-events/IssuerEvents.tsx';
import { KeyFigures as KeyFiguresView } from '#features/key-figures/KeyFigures.tsx';
import { Peers as PeersView } from '#features/peers/Peers.tsx';
import { staticPart } from '#platform/islands/island.tsx';

export const KeyFigures = staticPart('KeyFigures', KeyFiguresView);
export const Peers = staticPart('Peers', PeersView);
export const BondRatings = staticPart('BondRatings', BondRatingsView);
export const IssuerEvents = staticPart('IssuerEvents', IssuerEventsView);
