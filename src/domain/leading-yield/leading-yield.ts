import { NAMED_ENDS, type NamedEnd } from '../bonds/valuation/named-ends.ts';

/** The yield that pages, lists and maps show first is named after the end that it runs to. */
export const LEADING_YIELDS = NAMED_ENDS;
export type LeadingYield = NamedEnd;
