/** What is written about issuers in a language; a word in braces is filled in. */
export interface TextsOfLanguage {
  /** Three, six, nine and twelve months of {year}. */
  readonly periods: readonly [string, string, string, string];
  readonly results: StoryText;
  readonly dividend: StoryText;
  readonly placement: StoryText;
  readonly review: StoryText;
  readonly debt: StoryText;
  readonly profile: string;
}

interface StoryText {
  readonly title: string;
  readonly text: string;
}
