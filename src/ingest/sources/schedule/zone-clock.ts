const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  formats.set(timeZone, format);
  return format;
};

export function isTimeZone(name: string): boolean {
  try {
    return formatOf(name) !== undefined;
  } catch {
    return false;
  }
}

/** What the clocks of a zone show at a moment, as if they were UTC. */
export function clockOf(timeZone: string, moment: Date): Date {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0;
  return new Date(
    Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second')),
  );
}

/** The moment at which the clocks of a zone show this; an hour that is skipped in spring comes after the step. */
export function momentOf(timeZone: string, clock: Date): Date {
  const offsetAt = (moment: Date) =>
    clockOf(timeZone, moment).getTime() - Math.floor(moment.getTime() / 1_000) * 1_000;
  const guess = new Date(clock.getTime() - offsetAt(clock));
  return new Date(clock.getTime() - offsetAt(guess));
}
