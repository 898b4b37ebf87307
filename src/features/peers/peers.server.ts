import { issuerTags } from '#domain/changes/tag.ts';
import { localizedName } from '#domain/languages/localized-name.ts';
import { peerFiguresOf } from '#domain/multiples/peer-figures.ts';
import { isOpenLine } from '#domain/statements/open-lines.ts';
import { findBooks } from '#market/multiples/load-books.server.ts';
import { dependsOn } from '#platform/cache/depends-on.server.ts';
import { seal, sealUnless, type Unopened } from '#platform/contract/sealed.ts';
import type { PageContext } from '#platform/http/context.server.ts';
import type { Peer, PeersData } from './peers.contract.ts';
import { findPeers } from './peers.repository.ts';

const MOST = 7;

/** Null where the issuer has no recent report, or none of its industry has. */
export async function loadPeers(
  context: Pick<PageContext, 'database' | 'language' | 'today'>,
  issuerId: number,
): Promise<Unopened<PeersData> | null> {
  const { database, today, language } = context;
  const found = await findPeers(database, { issuerId, today, most: MOST });
  const [own] = found;
  if (!own || found.length < 2) return null;
  const rows = await Promise.all(
    found.map(async ({ id, stringId, name, names, rating }): Promise<SizedRow[]> => {
      dependsOn(...issuerTags(id), `prices:issuer:${id}`);
      const books = await findBooks(context, id);
      if (!books) return [];
      const { until, values } = peerFiguresOf(books);
      const row = {
        id,
        string_id: stringId,
        name: localizedName(name, names, language),
        is_subject: id === issuerId,
        currency_name: books.currency,
        until,
        market_cap: seal('last-price', values.size),
        revenue: sealUnless(!own.isBank && isOpenLine('revenue'), 'more-rows', values.revenue),
        margin: round(values.margin),
        leverage: round(values.leverage),
        pe: seal('last-price', round(values.pe)),
        rating,
      };
      return [{ row, isKnown: values.revenue !== null || values.size !== null }];
    }),
  );
  const known = rows.flat().filter(({ isKnown }) => isKnown);
  if (known.length < 2 || !known.some(({ row }) => row.is_subject)) return null;
  return { is_bank: own.isBank, industry_code: own.industryCode, rows: known.map(({ row }) => row) };
}

interface SizedRow {
  readonly row: Unopened<Peer>;
  readonly isKnown: boolean;
}

/** A ratio of two reported values shows the hidden one roughly, never to the digit. */
const round = (value: number | null) => value && Math.round(value * 100) / 100;
