import { dayOf } from '#domain/calendar/written-day.ts';
import { localizedName } from '#domain/languages/localized-name.ts';
import { entityPath, type SearchCategory } from '#domain/search/categories.ts';
import type { PageContext } from '#platform/http/context.server.ts';
import type { Correction, CorrectionsData } from './corrections.contract.ts';
import { type FoundCorrection, findReplaced, findRestatements } from './corrections.repository.ts';

const SHOWN = 8;

/** What was corrected last; null where nothing ever was. */
export async function loadCorrections({
  database,
  language,
  momentOf,
}: Pick<PageContext, 'database' | 'language' | 'momentOf'>): Promise<CorrectionsData | null> {
  const [restated, replaced] = await Promise.all([
    findRestatements(database, SHOWN),
    findReplaced(database, SHOWN),
  ]);
  const found = [...restated, ...replaced]
    .toSorted((one, other) => other.knownAt.getTime() - one.knownAt.getTime())
    .slice(0, SHOWN);
  if (found.length === 0) return null;
  return {
    items: found.map(
      (it): Correction => ({
        id: it.id,
        on: dayOf(momentOf(it.knownAt)),
        what: it.what,
        standard: it.standard && STANDARDS[it.standard],
        name: localizedName(it.name, it.names, language),
        url: entityPath(it.kind === null ? 'companies' : CATEGORIES[it.kind], it.stringId),
        from: it.from,
        to: it.to,
        count: it.count,
      }),
    ),
  };
}

/** US GAAP is consolidated as IFRS is, and has its section. */
const STANDARDS = {
  ifrs: 'ifrs',
  'us-gaap': 'ifrs',
  ras: 'ras',
  bank_1: 'bank',
  bank_2: 'bank',
} as const satisfies Record<NonNullable<FoundCorrection['standard']>, Correction['standard']>;

const CATEGORIES = { stock: 'stocks', bond: 'bonds', index: 'indexes', etf: 'etf' } as const satisfies Record<
  NonNullable<FoundCorrection['kind']>,
  SearchCategory
>;
