/** PostgreSQL stores no NUL in a text and refuses a parameter that holds one. */
export const withoutNul = (text: string): string => (text.includes('\0') ? text.replaceAll('\0', '') : text);
