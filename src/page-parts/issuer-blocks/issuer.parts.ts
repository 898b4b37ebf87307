import { IssuerBonds as IssuerBondsView } from '#features/issuer-instruments/IssuerBonds.tsx';
import { IssuerFunds as IssuerFundsView } from '#features/issuer-instruments/IssuerFunds.tsx';
import { IssuerStocks as IssuerStocksView } from '#features/issuer-instruments/IssuerStocks.tsx';
import { IssuerProfile as IssuerProfileView } from '#features/issuer-profile/IssuerProfile.tsx';
import { Managers as ManagersView } from '#features/managers/Managers.tsx';
import { ManagersRelated as ManagersRelatedView } from '#features/managers/ManagersRelated.tsx';
import { RelatedIssuers as RelatedIssuersView } from '#features/related-issuers/RelatedIssuers.tsx';
import { staticPart } from '#platform/islands/island.tsx';

export const IssuerProfile = staticPart('IssuerProfile', IssuerProfileView);
export const IssuerStocks = staticPart('IssuerStocks', IssuerStocksView);
export const IssuerBonds = staticPart('IssuerBonds', IssuerBondsView);
export const IssuerFunds = staticPart('IssuerFunds', IssuerFundsView);
export const RelatedIssuers = staticPart('RelatedIssuers', RelatedIssuersView);
export const Managers = staticPart('Managers', ManagersView);
export const ManagersRelated = staticPart('ManagersRelated', ManagersRelatedView);
