import { Holders as HoldersView } from '#features/holders/Holders.tsx';
import { Placements as PlacementsView } from '#features/placements/Placements.tsx';
import { PriceForecasts as PriceForecastsView } from '#features/price-forecasts/PriceForecasts.tsx';
import { staticPart } from '#platform/islands/island.tsx';

export const Placements = staticPart('Placements', PlacementsView);
export const PriceForecasts = staticPart('PriceForecasts', PriceForecastsView);
export const Holders = staticPart('Holders', HoldersView);
