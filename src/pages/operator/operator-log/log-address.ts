export const LOG_PATH = '/operator/log/';
export const LOG_FILE_PATH = '/operator/log.csv';

export interface LogFilter {
  readonly action: number | null;
  readonly email: string;
  readonly from: string;
  readonly to: string;
  readonly after?: string;
}

/** Only what differs from nothing stands in the address. */
export function logAddress(path: string, { action, ...texts }: LogFilter): string {
  const given = Object.entries({ ...(action !== null && { action: String(action) }), ...texts });
  const query = new URLSearchParams(given.filter(([, value]) => value !== '')).toString();
  return query ? `${path}?${query}` : path;
}
