import { Corrections as CorrectionsView } from '#features/corrections/Corrections.tsx';
import { HeatMap as HeatMapView } from '#features/heat-map/HeatMap.tsx';
import { IndexOverview as IndexOverviewView } from '#features/index-overview/IndexOverview.tsx';
import { MarketLeaders as MarketLeadersView } from '#features/leaders/MarketLeaders.tsx';
import { MarketPayments as MarketPaymentsView } from '#features/market-payments/MarketPayments.tsx';
import { MarketNews as MarketNewsView } from '#features/news/MarketNews.tsx';
import { staticPart } from '#platform/islands/island.tsx';

export const HeatMap = staticPart('HeatMap', HeatMapView);
export const IndexOverview = staticPart('IndexOverview', IndexOverviewView);
export const MarketLeaders = staticPart('MarketLeaders', MarketLeadersView);
export const MarketPayments = staticPart('MarketPayments', MarketPaymentsView);
export const MarketNews = staticPart('MarketNews', MarketNewsView);
export const Corrections = staticPart('Corrections', CorrectionsView);
