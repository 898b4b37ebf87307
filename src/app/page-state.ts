import type { Language } from '#domain/languages/languages.ts';
import type { Frame } from '#page-parts/shell/frame.ts';
import type { CompiledLabels } from '#platform/i18n/translator.ts';

/** What travels inside the document so that the browser can take over. */
export interface PageState {
  /** The file of the page's view. */
  readonly view: string;
  readonly language: Language;
  readonly frame: Frame;
  readonly labels: CompiledLabels;
  readonly showLabels: boolean;
  readonly data: unknown;
}

export const STATE_ELEMENT_ID = 'page-state';
