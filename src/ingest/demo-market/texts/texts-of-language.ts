/** What is written about issuers in a language; a word in braces is filled in. */
export interface TextsOfLanguage {
  /** Three, six, nine and twelve months of {year}. */
  readonly periods: readonly [string, string, string, string];
  readonly results: {
    readonly title: string;
    readonly published: string;
    readonly revenue: string;
    /** A bank has no revenue. */
    readonly income: string;
    readonly profit: string;
    readonly loss: string;
  };
  readonly dividend: StoryText;
  readonly placement: StoryText;
  readonly review: {
    readonly title: string;
    readonly revenue: string;
    readonly income: string;
    readonly wider: string;
    readonly narrower: string;
    readonly noMargin: string;
    readonly drivers: string;
    readonly closing: string;
  };
  /** Of a company: how its cash flow compares with its interest. */
  readonly covered: StoryText;
  readonly tight: StoryText;
  readonly consuming: StoryText;
  /** Of a bank: how its deposits compare with its loans. */
  readonly funded: StoryText;
  readonly lent: StoryText;
  readonly profile: { readonly founded: string; readonly employees: string };
}

export interface StoryText {
  readonly title: string;
  readonly text: string;
}
