/** An instant as the site's clock shows it, to the minute: YYYY-MM-DDTHH:MM. */
export type ShownMoment = string;

/** With the site's display offset (180 minutes in document A, section 9). */
export function shownMomentAt(instant: Date, offsetMinutes: number): ShownMoment {
  return new Date(instant.getTime() + offsetMinutes * 60_000).toISOString().slice(0, 16);
}
