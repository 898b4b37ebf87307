/** A paper of a few pages, as plain as it can be written. */
export interface MethodologyText {
  readonly title: string;
  readonly lead: string;
  readonly chapters: readonly {
    readonly title: string;
    readonly paragraphs: readonly string[];
  }[];
}
