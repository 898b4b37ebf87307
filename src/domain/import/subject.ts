/** How a record names what it is about. The strongest code that is known decides; see `ingest/identity`. */
export interface Subject {
  readonly isin?: string;
  /** Of the share class (an instrument) or of one listing. */
  readonly figi?: string;
  readonly lei?: string;
  readonly cik?: string;
  /** ISO 10383, where a ticker is valid. */
  readonly mic?: string;
  readonly ticker?: string;
  /** ISO 3166-1 alpha-2: of the venues that a ticker without a MIC may be of. */
  readonly venueCountry?: string;
  /** Of its prices, where a provider writes them not in the currency of the venue: pence. */
  readonly quotedIn?: string;
  /** The provider's own market segment; several of one venue are one listing. */
  readonly board?: string;
  /** A code that only this provider uses. */
  readonly providerCode?: string;
  readonly name?: string;
  /** ISO 3166-1 alpha-2. */
  readonly country?: string;
  readonly kind?: InstrumentKind;
}

export type InstrumentKind = 'stock' | 'bond' | 'index' | 'etf';
