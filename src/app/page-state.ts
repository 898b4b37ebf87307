import type { Language } from '#domain/languages/languages.ts';
import type { Frame } from '#page-parts/shell/frame.ts';
import type { CompiledLabels } from '#platform/i18n/translator.ts';

/** What travels inside the document for the browser. */
export interface PageState {
  /** The file of the page's islands. */
  readonly script: string;
  readonly language: Language;
  readonly frame: Frame;
  readonly labels: CompiledLabels;
  readonly showLabels: boolean;
  /** What its islands share. */
  readonly data: unknown;
}

export const STATE_ELEMENT_ID = 'page-state';
