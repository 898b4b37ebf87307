import type { Basis } from '#domain/statements/derived-periods.ts';

/** The forms in the order of their numbers; what a form is called stands in its table. */
export const RAS_FORMS = [
  { number: 1, code: 'rsbu_balance' },
  { number: 2, code: 'rsbu_profit_and_loss' },
  { number: 4, code: 'report_cash_flow' },
] as const;
export type RasForm = (typeof RAS_FORMS)[number]['number'];

/** The documents' numbers of periods, year to date: every quarter is 1, full years alone are 2. The others are derived from them. */
export const ALL_PERIODS = 1;
export const YEARS = 2;
export const RAS_PERIODS = [ALL_PERIODS, YEARS, 'quarter', 'ltm'] as const;
export type RasPeriod = (typeof RAS_PERIODS)[number];

/** Null of a period that was reported as such. */
export const basisOfRas = (period: RasPeriod): Basis | null =>
  period === 'quarter' || period === 'ltm' ? period : null;

export interface RasChoice {
  readonly form: RasForm;
  readonly period: RasPeriod;
}

/** What the address of a page says about the report. */
export interface RasQuery {
  readonly ras_form?: string | undefined;
  readonly ras_period?: string | undefined;
}

export const RAS_SECTION = 'ras';

const FIRST: RasChoice = { form: 1, period: ALL_PERIODS };

/** Whatever makes no sense is left out: an old or mistyped link still opens a form. */
export function parseRasQuery({ ras_form, ras_period }: RasQuery): RasChoice {
  return {
    form: RAS_FORMS.find(({ number }) => String(number) === ras_form)?.number ?? FIRST.form,
    period: RAS_PERIODS.find((period) => String(period) === ras_period) ?? FIRST.period,
  };
}

/** The same address with this choice in it, and nothing of it where it is what opens anyway. */
export function withRasChoice(address: URL, { form, period }: RasChoice): URL {
  const url = new URL(address);
  write(url, 'ras_form', form !== FIRST.form && form);
  write(url, 'ras_period', period !== FIRST.period && period);
  return url;
}

function write({ searchParams }: URL, name: keyof RasQuery, value: RasForm | RasPeriod | false): void {
  if (value === false) searchParams.delete(name);
  else searchParams.set(name, String(value));
}
