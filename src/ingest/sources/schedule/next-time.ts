import { CronExpressionParser } from 'cron-parser';

/** Numbers, ranges, lists and steps in five fields: names, seconds and @daily, which the parser knows too, are not offered. */
const LINE = /^[\d*,/-]+(?:\s+[\d*,/-]+){4}$/;

/** The first moment after the given one at which a cron line is due; null where it is none, or never due. */
export function nextTime(line: string, timeZone: string, after: Date): Date | null {
  if (!LINE.test(line.trim())) return null;
  try {
    return CronExpressionParser.parse(line.trim(), { tz: timeZone, currentDate: after }).next().toDate();
  } catch {
    return null;
  }
}
