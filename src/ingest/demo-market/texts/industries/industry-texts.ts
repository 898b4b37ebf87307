import type { IndustryCode } from '../../catalogue/industries.ts';

/** What issuers of an industry do, as a sentence, and what their results depend on, as a list within one. */
export type IndustryTexts = Readonly<
  Record<IndustryCode, { readonly does: string; readonly drivers: string }>
>;
