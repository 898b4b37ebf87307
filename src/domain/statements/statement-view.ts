/** How a statement is shown, as its address says it; every part is left out where it is what opens anyway. */
export interface StatementView {
  readonly show: (typeof SHOWN)[number];
  /** What money is counted in; null: as the latest report. */
  readonly unit: (typeof UNITS)[number] | null;
  /** What money is converted to; null: as reported. */
  readonly currency: string | null;
  /** Lines that are drawn as a chart, by code. */
  readonly lines: readonly string[];
}

/** Amounts, their change against the year before, or their share of revenue or total assets. */
export const SHOWN = ['amount', 'change', 'share'] as const;
export const UNITS = [1_000, 1_000_000, 1_000_000_000] as const;
/** More curves than that cannot be distinguished. */
const MOST_LINES = 6;

export const FIRST_VIEW: StatementView = { show: 'amount', unit: null, currency: null, lines: [] };

/** The words of a page's address; a file's has the same without the prefix. */
export interface ViewQuery {
  readonly show?: string | undefined;
  readonly unit?: string | undefined;
  readonly currency?: string | undefined;
  readonly lines?: string | undefined;
}

/** Whatever makes no sense is left out: an old or mistyped link still opens the statement. */
export function parseStatementView({ show, unit, currency, lines = '' }: ViewQuery): StatementView {
  const codes = lines.split(',').filter((code) => /^\w{1,40}$/.test(code));
  return {
    show: SHOWN.find((each) => each === show) ?? FIRST_VIEW.show,
    unit: UNITS.find((each) => String(each) === unit) ?? null,
    currency: currency && /^[A-Z]{3}$/.test(currency) ? currency : null,
    lines: [...new Set(codes)].slice(0, MOST_LINES),
  };
}

export function writeStatementView({ show, unit, currency, lines }: StatementView): Required<ViewQuery> {
  return {
    show: show === FIRST_VIEW.show ? undefined : show,
    unit: unit === null ? undefined : String(unit),
    currency: currency ?? undefined,
    lines: lines.length > 0 ? lines.join(',') : undefined,
  };
}

/** The same view with a line of the chart more, or one less. The first goes where there would be too many. */
export function toggleLine(view: StatementView, code: string): StatementView {
  const others = view.lines.filter((each) => each !== code);
  return {
    ...view,
    lines: others.length < view.lines.length ? others : [...others, code].slice(-MOST_LINES),
  };
}

const VIEW_WORDS = ['show', 'unit', 'currency', 'lines'] as const;

/** The view of the statements whose words in an address begin with the prefix. */
export const findStatementView = (search: string, prefix: string): StatementView =>
  parseStatementViewOf(Object.fromEntries(new URLSearchParams(search)), prefix);

/** The same of the query of a page. */
export function parseStatementViewOf(query: object, prefix: string): StatementView {
  const words = new Map<string, unknown>(Object.entries(query));
  const word = (name: string) => {
    const value = words.get(`${prefix}_${name}`);
    return typeof value === 'string' ? value : undefined;
  };
  return parseStatementView({
    show: word('show'),
    unit: word('unit'),
    currency: word('currency'),
    lines: word('lines'),
  });
}

/** The same address with this view. */
export function withStatementView(href: string, prefix: string, view: StatementView): string {
  const url = new URL(href);
  const written = writeStatementView(view);
  for (const word of VIEW_WORDS) {
    const value = written[word];
    if (value === undefined) url.searchParams.delete(`${prefix}_${word}`);
    else url.searchParams.set(`${prefix}_${word}`, value);
  }
  return url.href;
}

/** A link to a file that shows what the page shows. */
export function exportAsShown(template: string, view: StatementView): string {
  const { show, unit, currency } = writeStatementView(view);
  const said = Object.entries({ show, unit, currency }).flatMap(([word, value]) =>
    value === undefined ? [] : [`&${word}=${value}`],
  );
  return template + said.join('');
}
