import { DERIVED_PERIODS } from '#domain/statements/derived-periods.ts';
import {
  FIRST_VIEW,
  parseStatementView,
  type StatementView,
  writeStatementView,
} from '#market/statements/statement-view.ts';

const PARAMETER = 'ifrs';
const VIEW_WORDS = ['show', 'unit', 'currency', 'lines'] as const;

export type IfrsQuery = Readonly<
  Partial<Record<'ifrs' | `ifrs_${(typeof VIEW_WORDS)[number]}`, string | undefined>>
>;

/** The period and the view that a page's address requests. */
export function parseIfrsQuery(query: IfrsQuery): { periodId: number | null; view: StatementView } {
  const { ifrs_show: show, ifrs_unit: unit, ifrs_currency: currency, ifrs_lines: lines } = query;
  return { periodId: toPeriodId(query.ifrs), view: parseStatementView({ show, unit, currency, lines }) };
}

/** The period that an address requests, or null where it requests none. */
export const findPeriod = (search: string): number | null =>
  toPeriodId(new URLSearchParams(search).get(PARAMETER) ?? '');

export const findView = (search: string): StatementView =>
  parseIfrsQuery(Object.fromEntries(new URLSearchParams(search))).view;

/** The same address with this period. */
export function withPeriod(href: string, periodId: number): string {
  const url = new URL(href);
  url.searchParams.set(PARAMETER, toWord(periodId));
  return url.href;
}

/** The same address with this view. */
export function withView(href: string, view: StatementView): string {
  const url = new URL(href);
  const written = writeStatementView(view);
  for (const word of VIEW_WORDS) {
    const value = written[word];
    if (value === undefined) url.searchParams.delete(`${PARAMETER}_${word}`);
    else url.searchParams.set(`${PARAMETER}_${word}`, value);
  }
  return url.href;
}

/** A link to the period, so shown, on whichever page it stands. */
export function periodHref(periodId: number | null, view: StatementView = FIRST_VIEW): string {
  const url = new URL(withView('http://here.invalid/', view));
  const ofView = url.search.slice(1).replaceAll('%2C', ',');
  const ofPeriod = periodId === null ? '' : `${PARAMETER}=${toWord(periodId)}`;
  return `?${[ofPeriod, ofView].filter(Boolean).join('&')}#${PARAMETER}`;
}

const toWord = (periodId: number): string =>
  DERIVED_PERIODS.find(({ id }) => id === periodId)?.basis ?? String(periodId);

function toPeriodId(word = ''): number | null {
  const derived = DERIVED_PERIODS.find(({ basis }) => basis === word);
  return derived?.id ?? (/^[1-9]\d{0,2}$/.test(word) ? Number(word) : null);
}
