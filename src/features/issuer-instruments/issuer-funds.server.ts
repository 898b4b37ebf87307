import { localizedName } from '#domain/languages/localized-name.ts';
import { percentChange } from '#domain/numbers/percent-change.ts';
import { seal, type Unopened } from '#platform/contract/sealed.ts';
import type { PageContext } from '#platform/http/context.server.ts';
import type { IssuerFund } from './issuer-funds.contract.ts';
import { findFundsOf } from './issuer-funds.repository.ts';

/** On the page of a fund, which is named last, all but itself. */
export async function loadIssuerFunds(
  { database, language }: Pick<PageContext, 'database' | 'language'>,
  issuerId: number,
  exceptId: number | null = null,
): Promise<Unopened<IssuerFund>[] | null> {
  const funds = await findFundsOf(database, issuerId, exceptId);
  if (funds.length === 0) return null;
  return funds.map(({ last, previous, ...fund }) => ({
    id: fund.id,
    string_id: fund.stringId,
    name: localizedName(fund.name, fund.names, language),
    ticker: fund.ticker,
    status: fund.status,
    index_name: fund.indexName && localizedName(fund.indexName, fund.indexNames, language),
    expense_ratio: fund.expenseRatio,
    currency_name: fund.currency,
    date: fund.day,
    last: seal('last-price', last),
    change: last === null || previous === null ? null : percentChange(previous, last),
  }));
}
