import { DERIVED_PERIODS } from '#domain/statements/derived-periods.ts';
import {
  FIRST_VIEW,
  parseStatementViewOf,
  type StatementView,
  withStatementView,
} from '#domain/statements/statement-view.ts';

/** Of the address, and the anchor of the section. */
export const PARAMETER = 'ifrs';

export type IfrsQuery = Readonly<
  Partial<Record<'ifrs' | `ifrs_${'show' | 'unit' | 'currency' | 'lines'}`, string | undefined>>
>;

/** The period and the view that a page's address requests. */
export function parseIfrsQuery(query: IfrsQuery): { periodId: number | null; view: StatementView } {
  return { periodId: toPeriodId(query.ifrs), view: parseStatementViewOf(query, PARAMETER) };
}

/** The period that an address requests, or null where it requests none. */
export const findPeriod = (search: string): number | null =>
  toPeriodId(new URLSearchParams(search).get(PARAMETER) ?? '');

/** The same address with this period. */
export function withPeriod(href: string, periodId: number): string {
  const url = new URL(href);
  url.searchParams.set(PARAMETER, toWord(periodId));
  return url.href;
}

/** A link to the period, so shown, on whichever page it stands. */
export function periodHref(periodId: number | null, view: StatementView = FIRST_VIEW): string {
  const url = new URL(withStatementView('http://here.invalid/', PARAMETER, view));
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
