import type { Language } from '#domain/languages/languages.ts';

const ROMAN = ['I', 'II', 'III', 'IV'] as const;
const CHINESE = ['一', '二', '三', '四'] as const;

/** The quarter by itself, and with its year. */
const WRITTEN: Readonly<
  Record<Language, readonly [(quarter: number) => string, (quarter: string, year: string) => string]>
> = {
  eng: [(quarter) => `Q${quarter}`, yearLast],
  rus: [(quarter) => `${roman(quarter)}\u00a0кв.`, yearLast],
  deu: [(quarter) => `Q${quarter}`, yearLast],
  fra: [(quarter) => `T${quarter}`, yearLast],
  esp: [(quarter) => `${quarter}T`, yearLast],
  ita: [(quarter) => `${quarter}°\u00a0trim.`, yearLast],
  pol: [(quarter) => `${roman(quarter)}\u00a0kw.`, yearLast],
  ukr: [(quarter) => `${roman(quarter)}\u00a0кв.`, yearLast],
  tur: [(quarter) => `${quarter}Ç`, (quarter, year) => `${year} ${quarter}`],
  chn: [(quarter) => `${CHINESE[quarter - 1] ?? ''}季度`, (quarter, year) => `${year}年${quarter}`],
};

export interface QuarterFormat {
  /** `Q2 2026`, `II кв. 2026`, `2026年二季度`; without a year where a heading has it: `Q2`. */
  quarter(quarter: number, year?: string | number): string;
}

export function createQuarterFormat(language: Language): QuarterFormat {
  const [alone, withYear] = WRITTEN[language];
  return {
    quarter: (quarter, year) =>
      year === undefined ? alone(quarter) : withYear(alone(quarter), String(year)),
  };
}

/** The quarter in which a month, 1 to 12, falls. */
export const quarterOfMonth = (month: number): number => Math.ceil(month / 3);

function roman(quarter: number): string {
  return ROMAN[quarter - 1] ?? '';
}

function yearLast(quarter: string, year: string): string {
  return `${quarter} ${year}`;
}
