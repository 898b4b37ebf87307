/** Minutes, hours, days of the month, months and weekdays (0 is Sunday) at which something is due. */
export interface Cron {
  readonly minutes: readonly number[];
  readonly hours: readonly number[];
  readonly days: ReadonlySet<number>;
  readonly months: ReadonlySet<number>;
  readonly weekdays: ReadonlySet<number>;
  /** Where day and weekday are both limited, either will do, as cron has it. */
  readonly isEitherDay: boolean;
}

const LIMITS = [
  { from: 0, to: 59 },
  { from: 0, to: 23 },
  { from: 1, to: 31 },
  { from: 1, to: 12 },
  { from: 0, to: 7 },
] as const;

/** Five fields of numbers, ranges, lists and steps; null where the line is none. */
export function parseCron(line: string): Cron | null {
  const fields = line.trim().split(/\s+/);
  if (fields.length !== LIMITS.length) return null;
  const lists = fields.map((field, at) => parseField(field, LIMITS[at] ?? LIMITS[0]));
  const [minutes, hours, days, months, weekdays] = lists;
  if (!minutes || !hours || !days || !months || !weekdays) return null;
  return {
    minutes,
    hours,
    days: new Set(days),
    months: new Set(months),
    weekdays: new Set(weekdays.map((weekday) => weekday % 7)),
    isEitherDay: !fields[2]?.startsWith('*') && !fields[4]?.startsWith('*'),
  };
}

interface Limits {
  readonly from: number;
  readonly to: number;
}

function parseField(field: string, limits: Limits): readonly number[] | null {
  const values = new Set<number>();
  for (const part of field.split(',')) {
    const match = /^(?:\*|(\d{1,2})(?:-(\d{1,2}))?)(?:\/(\d{1,2}))?$/.exec(part);
    if (!match) return null;
    const [, first, last, step] = match;
    const from = first === undefined ? limits.from : Number(first);
    const isOpen = first === undefined || (step !== undefined && last === undefined);
    const to = isOpen ? limits.to : Number(last ?? first);
    const by = step === undefined ? 1 : Number(step);
    if (by === 0 || from < limits.from || to > limits.to || from > to) return null;
    for (let value = from; value <= to; value += by) values.add(value);
  }
  return [...values].sort((a, b) => a - b);
}
