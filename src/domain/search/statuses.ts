/** How a paper stands, in the order of the numbers by which a search leaves some out: `active` is 1. */
export const SEARCH_STATUSES = ['active', 'suspended', 'delisted', 'matured', 'defaulted'] as const;
export type SearchStatus = (typeof SEARCH_STATUSES)[number];

export const toStatusNumber = (status: SearchStatus): number => SEARCH_STATUSES.indexOf(status) + 1;
