import type { ComparedIds } from '#market/compare/compared.repository.ts';
import type { Unopened } from '#platform/contract/sealed.ts';
import type { Translate } from '#platform/i18n/translator.ts';
import { readMeasured } from './bond-rows.server.ts';
import type { Comparison } from './compare-table.contract.ts';
import { findIssuersOf } from './compare-table.repository.ts';
import { readIssuerGroups } from './issuer-rows.server.ts';
import type english from './labels/eng.json';
import { type CompareContext, readListed } from './listed-rows.server.ts';
import { knownGroups, type RawGroup, type RawRow, toSealedRow } from './raw-row.ts';

type Words = Translate<keyof typeof english>;

export interface RawComparison {
  readonly kind: Comparison['kind'];
  readonly subjects: Comparison['subjects'];
  readonly currency: string | null;
  readonly currencies: readonly string[];
  readonly groups: readonly RawGroup[];
}

/** As a viewer may see it. */
export async function loadComparison(
  context: CompareContext,
  compared: ComparedIds,
  currency: string | undefined,
): Promise<Unopened<Comparison>> {
  const { groups, currencies, ...rest } = await readComparison(context, compared, currency);
  return {
    ...rest,
    currencies: [...currencies],
    groups: groups.map((group) => ({ ...group, rows: group.rows.map(toSealedRow) })),
  };
}

/** Everything that is known of each, group by group; refused where one of them is not there. */
export async function readComparison(
  context: CompareContext,
  compared: ComparedIds,
  requested: string | undefined,
): Promise<RawComparison> {
  const t = context.labels
    .translator(['compare-table'], context.language)
    .of<keyof typeof english>('compare-table');
  const { subjects, rows, currency, offered } = await readListed(compared, context, requested);
  const listed = (...keys: string[]) => keys.flatMap((key) => rows.get(key) ?? []);
  const groups = await readGroups(context, compared, listed, t);
  return { kind: compared.kind, subjects, currency, currencies: offered, groups: knownGroups(groups) };
}

async function readGroups(
  context: CompareContext,
  { kind, ids }: ComparedIds,
  listed: (...keys: string[]) => RawRow[],
  t: Words,
): Promise<RawGroup[]> {
  const group = (id: 'terms' | 'price' | 'yields' | 'spreads' | 'ratings' | 'risk', rows: RawRow[]) => ({
    id,
    title: t(`group_${id}`),
    rows,
  });
  switch (kind) {
    case 'bonds': {
      const measured = await readMeasured(context.database, ids, t);
      return [
        group(
          'terms',
          listed(
            'issuer',
            'sector',
            'country',
            'industry',
            'currency',
            'coupon',
            'coupon_rate',
            'matures',
            'option',
            'volume',
          ),
        ),
        group('ratings', listed('rating')),
        group('price', listed('price', 'date')),
        group('yields', [
          ...listed('yield', 'ytm'),
          measured('ytc'),
          measured('ytp'),
          measured('currentYield'),
        ]),
        group('spreads', [...listed('spread'), measured('zSpread')]),
        group('risk', [
          ...listed('duration'),
          measured('duration'),
          measured('convexity'),
          measured('averageLife'),
        ]),
      ];
    }
    case 'stocks': {
      const issuers = await findIssuersOf(context.database, ids);
      return [
        group('terms', listed('ticker', 'isin', 'country', 'industry', 'venue', 'share_type')),
        group('price', listed('last', 'change', 'market_value', 'date')),
        ...(await readIssuerGroups(
          context,
          ids.map((id) => issuers.get(id) ?? null),
          t('group_statements'),
        )),
      ];
    }
    case 'companies':
      return [
        group('terms', listed('country', 'industry', 'kind', 'stocks', 'bonds', 'report')),
        ...(await readIssuerGroups(context, ids, t('group_statements'))),
      ];
    case 'etf':
      return [
        group('terms', listed('ticker', 'isin', 'house', 'index', 'expense')),
        group('price', listed('last', 'change', 'assets', 'date')),
      ];
    case 'indexes':
      return [
        group('terms', listed('ticker', 'currency', 'members', 'base_date')),
        group('price', listed('value', 'change', 'date')),
      ];
  }
}
