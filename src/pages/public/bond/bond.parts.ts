import { BondRatings as BondRatingsView } from '#features/bond-ratings/BondRatings.tsx';
import { BondRisk as BondRiskView } from '#features/bond-risk/BondRisk.tsx';
import { ExchangeTable as ExchangeTableView } from '#features/exchange-table/ExchangeTable.tsx';
import { Placements as PlacementsView } from '#features/placements/Placements.tsx';
import { SimilarBonds as SimilarBondsView } from '#features/similar-bonds/SimilarBonds.tsx';
import { staticPart } from '#platform/islands/island.tsx';
import { BondParameters as BondParametersView } from './BondParameters.tsx';

export const BondParameters = staticPart('BondParameters', BondParametersView);
export const BondRisk = staticPart('BondRisk', BondRiskView);
export const ExchangeTable = staticPart('ExchangeTable', ExchangeTableView);
export const BondRatings = staticPart('BondRatings', BondRatingsView);
export const SimilarBonds = staticPart('SimilarBonds', SimilarBondsView);
export const Placements = staticPart('Placements', PlacementsView);
