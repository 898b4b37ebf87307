import { type EuroRates, euroRateCode } from '#domain/compare/exchange.ts';
import { findReferenceRates } from '#market/bonds/reference-rates.repository.ts';
import type { Database } from '#platform/database/database.server.ts';

export async function findEuroRates(
  database: Database,
  currencies: readonly (string | null)[],
): Promise<EuroRates> {
  const known = [...new Set(currencies.flatMap((currency) => currency ?? []))];
  if (known.length < 2) return new Map();
  const rates = await findReferenceRates(database, known.map(euroRateCode));
  return new Map(
    known.flatMap((currency) => {
      const found = rates.get(euroRateCode(currency));
      return found ? [[currency, found.map(({ day, percent }) => ({ day, rate: percent }))]] : [];
    }),
  );
}
