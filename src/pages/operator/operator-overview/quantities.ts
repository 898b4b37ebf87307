const KILO = 1024;

export function toSize(bytes: number): { value: number; unit: 'kb' | 'mb' | 'gb' } {
  if (bytes < KILO ** 2) return { value: Math.ceil(bytes / KILO), unit: 'kb' };
  if (bytes < KILO ** 3) return { value: Math.round(bytes / KILO ** 2), unit: 'mb' };
  return { value: Math.round((bytes / KILO ** 3) * 10) / 10, unit: 'gb' };
}

/** The larger of two units beside each other: 3 days 4 hours, 4 hours 5 minutes. */
export function toDuration(seconds: number): {
  unit: 'days' | 'hours' | 'minutes';
  whole: number;
  rest: number;
} {
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours >= 24) return { unit: 'days', whole: Math.floor(hours / 24), rest: hours % 24 };
  if (hours > 0) return { unit: 'hours', whole: hours, rest: minutes % 60 };
  return { unit: 'minutes', whole: minutes, rest: seconds % 60 };
}
