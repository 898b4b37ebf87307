import { localizedName } from '#domain/languages/localized-name.ts';
import { toLinkedIssuer } from '#market/issuers/to-linked-issuer.ts';
import { seal, type Unopened } from '#platform/contract/sealed.ts';
import type { PageContext } from '#platform/http/context.server.ts';
import { handle } from '#platform/http/door.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { type HolderRow, type HoldersData, readHolders } from './holders.contract.ts';
import { type FoundHolder, findHolders, findPricedShares, type PricedShares } from './holders.repository.ts';
import { shareLeft } from './share-left.ts';

type HoldersContext = Pick<PageContext, 'database' | 'language'>;

export const serveHolders = handle(readHolders, async ({ params }, context) => {
  const holders = await findAll(context, params.stockId);
  if (!holders) throw new Refusal('not_found');
  return holders;
});

/** Null where nobody is known to hold the share. */
export async function loadHolders(
  context: HoldersContext,
  stockId: number,
): Promise<Unopened<HoldersData> | null> {
  const holders = await findAll(context, stockId);
  return holders && holders.data.length > 0 ? holders : null;
}

/** Null when there is no such stock. */
async function findAll(
  { database, language }: HoldersContext,
  stockId: number,
): Promise<Unopened<HoldersData> | null> {
  const [found, shares] = await Promise.all([
    findHolders(database, stockId),
    findPricedShares(database, stockId),
  ]);
  if (!shares) return null;
  return {
    data: found.map((holder) => toRow(holder, shares, language)),
    rest: shareLeft(found.map(({ share }) => share)),
    currency_name: shares.last === null ? null : shares.currency,
    date: found.reduce<string | null>((latest, { asOf }) => (latest && latest > asOf ? latest : asOf), null),
  };
}

function toRow(
  { issuer, name, names, share }: FoundHolder,
  { sharesOutstanding, last }: PricedShares,
  language: PageContext['language'],
): Unopened<HolderRow> {
  const linked = issuer && toLinkedIssuer(issuer, language);
  const held = sharesOutstanding === null ? null : Math.round((sharesOutstanding * share) / 100);
  return {
    name: linked ? linked.issuer_name : localizedName(name ?? '', names, language),
    url: linked ? linked.issuer_url : null,
    share,
    amount: held,
    value: seal('last-price', held === null || last === null ? null : Math.round(held * last)),
  };
}
