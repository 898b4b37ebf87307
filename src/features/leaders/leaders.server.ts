import type { Language } from '#domain/languages/languages.ts';
import { localizedName } from '#domain/languages/localized-name.ts';
import { percentChange } from '#domain/numbers/percent-change.ts';
import { entityPath } from '#domain/search/categories.ts';
import { Refusal } from '#foundation/refusals/refusal.ts';
import type { PageContext } from '#foundation/web/context.server.ts';
import { handleKept } from '#foundation/web/door.server.ts';
import { seal, type Unopened } from '#foundation/web/sealed.ts';
import { type Leader, type LeadersData, readCapitalization, readMoving } from './leaders.contract.ts';
import { type FoundLeader, findBranch, findLeaders, type Market } from './leaders.repository.ts';

type LeadersContext = Pick<PageContext, 'database' | 'kept' | 'language'>;

/** As long as a page may be behind a price that moves. */
const KEEP_MS = 5_000;

export const serveMoving = handleKept(
  readMoving,
  () => KEEP_MS,
  ({ params: { direction, ...market } }, context) =>
    readList(context, market, direction === '1' ? 'growing' : 'falling'),
);

export const serveCapitalization = handleKept(
  readCapitalization,
  () => KEEP_MS,
  ({ params }, context) => readList(context, params, 'capitalization'),
);

async function readList(context: LeadersContext, market: Market, wanted: FoundLeader['list']) {
  const found = await readKept(context, market);
  if (!found) throw new Refusal('not_found');
  return {
    data: toList(found.leaders, wanted, { ...market, language: context.language }),
    date: found.leaders[0]?.newestDay ?? null,
  };
}

/** Null where nothing of the branch is traded on the ground. */
export async function loadLeaders(
  context: LeadersContext,
  market: Market,
): Promise<Unopened<LeadersData> | null> {
  const found = await readKept(context, market);
  const date = found?.leaders[0]?.newestDay;
  if (!found || !date) return null;
  const listOf = (wanted: FoundLeader['list']) =>
    toList(found.leaders, wanted, { ...market, language: context.language });
  return {
    branch_name: localizedName(found.branch.code, found.branch.names, context.language),
    date,
    growing: listOf('growing'),
    falling: listOf('falling'),
    capitalization: listOf('capitalization'),
  };
}

/** Ranked once for all languages and viewers, until the store announces a trade. Null: no such branch or ground. */
async function readKept({ database, kept }: LeadersContext, { branchId, groundId }: Market) {
  // Asked first: a name that anyone may invent must not be kept.
  const branch = await findBranch(database, { branchId, groundId });
  if (!branch) return null;
  const leaders = await kept.readPriced(`leaders/${branchId}/${groundId}`, (primary) =>
    findLeaders(primary, { branchId, groundId }),
  );
  return { branch, leaders };
}

function toList(
  leaders: readonly FoundLeader[],
  wanted: FoundLeader['list'],
  { groundId, language }: { groundId: number; language: Language },
): Unopened<Leader>[] {
  return leaders
    .filter(({ list }) => list === wanted)
    .map((found) => ({
      id: found.id,
      name: localizedName(found.name, found.names, language),
      url: `${entityPath('stocks', found.stringId)}${found.isFirstGround ? '' : `${groundId}/`}`,
      tiker: found.ticker,
      currency_name: found.currency,
      date: found.day,
      last: seal('last-price', found.last),
      change: found.previous === null ? null : percentChange(found.previous, found.last),
      capitalization: seal('last-price', found.capitalization),
    }));
}
