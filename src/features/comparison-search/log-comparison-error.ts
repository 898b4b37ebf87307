/** Error numbers and broken connections are for the console only. */
export function logComparisonError(error: unknown): void {
  const { err_no, err_str } = error as { err_no?: number; err_str?: string };
  if (err_no !== 0) console.warn('comparison search', err_no ?? error, err_str ?? '');
}
