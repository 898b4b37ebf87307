import type { AnalyticsComment } from './analytics-comments.contract.ts';

/** The documents' name for the issuers that a comment is about. */
type IssuerField = Pick<AnalyticsComment, 'linked_emitents'>;

export const issuersOf = ({ linked_emitents }: IssuerField) => linked_emitents;
export const toIssuerField = (issuers: IssuerField['linked_emitents']): IssuerField => ({
  linked_emitents: issuers,
});
