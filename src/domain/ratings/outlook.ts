/** Where an agency expects its rating to go. */
export const OUTLOOKS = ['positive', 'stable', 'negative', 'developing'] as const;
export type Outlook = (typeof OUTLOOKS)[number];
