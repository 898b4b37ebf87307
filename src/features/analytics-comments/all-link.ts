/** The page of all that analysts wrote about an issuer. */
export const allLink = (issuerStringId: string): string => `/company/${issuerStringId}/analytics/`;
