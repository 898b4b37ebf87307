import type { Language } from '#domain/languages/languages.ts';
import type { Frame } from '#page-parts/shell/frame.ts';

/** What travels inside the document for the browser. */
export interface PageState {
  /** The file of the page's islands. */
  readonly script: string;
  readonly language: Language;
  readonly frame: Frame;
  /** Where their labels are; null: their keys are shown instead. */
  readonly labels: string | null;
  /** What its islands share. */
  readonly data: unknown;
}

export const STATE_ELEMENT_ID = 'page-state';
