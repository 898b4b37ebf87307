import { ExchangeTable as ExchangeTableView } from '#features/exchange-table/ExchangeTable.tsx';
import { IssuerFunds as IssuerFundsView } from '#features/issuer-instruments/IssuerFunds.tsx';
import { staticPart } from '#platform/islands/island.tsx';
import { EtfParameters as EtfParametersView } from './EtfParameters.tsx';

export const ExchangeTable = staticPart('ExchangeTable', ExchangeTableView);
export const EtfParameters = staticPart('EtfParameters', EtfParametersView);
export const IssuerFunds = staticPart('IssuerFunds', IssuerFundsView);
