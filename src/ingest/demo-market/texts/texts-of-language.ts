/** What is written about issuers in a language; a word in braces is filled in. */
export interface TextsOfLanguage {
  /** Three, six, nine and twelve months of {year}. */
  readonly periods: readonly [string, string, string, string];
  readonly results: Told;
  readonly dividend: Told;
  readonly placement: Told;
  readonly review: Told;
  readonly debt: Told;
  readonly profile: string;
}

interface Told {
  readonly title: string;
  readonly text: string;
}
