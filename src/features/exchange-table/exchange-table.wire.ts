import type { ExchangeRow, ExchangeTableData } from './exchange-table.contract.ts';

interface RowVenue {
  readonly id: number;
  readonly name: string;
  readonly ticker: string;
}
type VenueFields = Pick<ExchangeRow, 'trading_ground' | 'trading_ground.id' | 'tiker'>;

export const venueOf = (row: VenueFields): RowVenue => ({
  id: row['trading_ground.id'],
  name: row.trading_ground,
  ticker: row.tiker,
});

/** A venue under the documents' names. */
export const toVenueFields = ({ id, name, ticker }: RowVenue): VenueFields => ({
  trading_ground: name,
  'trading_ground.id': id,
  tiker: ticker,
});

export const findVenueRow = (table: ExchangeTableData, venueId: number | null): ExchangeRow | undefined =>
  table.data.find((row) => venueOf(row).id === venueId);
