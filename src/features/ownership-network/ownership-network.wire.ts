import type { NetworkRow } from './ownership-network.contract.ts';

interface RelatedIssuer {
  readonly id: number;
  readonly name: string;
  readonly url: string;
  /** Null in the row of the main issuer itself, like where the relation comes from. */
  readonly relation: string | null;
  readonly fromId: number | null;
  /** Percent of the capital. */
  readonly share: number | null;
}

export const issuerOf = (row: NetworkRow): RelatedIssuer => ({
  id: row.emitent_id,
  name: row.emitent_name,
  url: row.emitent_url,
  relation: row.rel_type_name,
  fromId: row.from_emitent_id,
  share: row.share,
});

/** The same under the documents' names. */
export const toNetworkRow = ({ id, name, url, relation, fromId, share }: RelatedIssuer): NetworkRow => ({
  emitent_id: id,
  emitent_name: name,
  emitent_url: url,
  rel_type_name: relation,
  share,
  from_emitent_id: fromId,
});
