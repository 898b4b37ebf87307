import { CURVE_VIEWS, type CurveView } from '#domain/bonds/curve/zero-curve.ts';
import { BOND_SECTORS, type BondSector } from '#domain/bonds/stored-bond.ts';
import { type CalendarDay, isCalendarDay } from '#domain/calendar/calendar-day.ts';
import { parseWrittenDay } from '#domain/calendar/written-day.ts';

/** A curve that is requested: whose bonds, in what currency, on what day. */
export interface CurveRequest {
  readonly currency: string;
  /** A sector, or the string id of an issuer. */
  readonly of: BondSector | { readonly issuer: string };
  /** Null: the latest. */
  readonly day: CalendarDay | null;
}

export interface CurveSelection {
  readonly curves: readonly CurveRequest[];
  readonly view: CurveView;
  /** The place of the curve whose bonds are shown. */
  readonly shown: number;
}

export type CurvesQuery = Readonly<
  Partial<Record<'curves' | 'view' | 'bonds' | 'currency' | 'of' | 'day', string | undefined>>
>;

export const CURVES_PATH = '/bonds/curves/';
export const MOST_CURVES = 6;

/** What makes no sense is left out; a curve that a form adds comes last. */
export function parseCurvesQuery(query: CurvesQuery): CurveSelection {
  const listed = (query.curves ?? '').split(',').flatMap((text) => parseCurve(text) ?? []);
  const added = parseCurve([query.currency, query.of, readDay(query.day)].filter(Boolean).join('~'));
  const all = [...listed, ...(added ? [added] : [])];
  const unlike = new Map(all.map((curve) => [writeCurve(curve), curve]));
  const curves = [...unlike.values()].slice(0, MOST_CURVES);
  const shown = Number(query.bonds ?? 1) - 1;
  return {
    curves,
    view: CURVE_VIEWS.find((view) => view === query.view) ?? 'zero',
    shown: Number.isInteger(shown) && shown >= 0 && shown < curves.length ? shown : 0,
  };
}

/** As a field of the form sends it. */
const readDay = (text = '') => parseWrittenDay(text) ?? text;

/** `EUR`, `EUR~2026-06-30`, `EUR~bank`, `EUR~@norvik-steel~2026-06-30`. */
function parseCurve(text: string): CurveRequest | null {
  const [currency = '', ...rest] = text.split('~');
  if (!/^[A-Z]{3}$/.test(currency)) return null;
  let of: CurveRequest['of'] = 'government';
  let day: CalendarDay | null = null;
  for (const word of rest) {
    const sector = BOND_SECTORS.find((each) => each === word);
    const [, issuer] = /^@([a-z0-9-]{1,100})$/.exec(word) ?? [];
    if (sector) of = sector;
    else if (issuer) of = { issuer };
    else if (isCalendarDay(word)) day = word;
    else return null;
  }
  return { currency, of, day };
}

export const writeOf = (of: CurveRequest['of']): string => (typeof of === 'string' ? of : `@${of.issuer}`);

export function writeCurve({ currency, of, day }: CurveRequest): string {
  return [currency, ...(of === 'government' ? [] : [writeOf(of)]), ...(day === null ? [] : [day])].join('~');
}

/** Without a question mark; what is as usual has no word in it. */
export function curvesQueryText({ curves, view, shown }: CurveSelection): string {
  return [
    ...(curves.length > 0 ? [`curves=${curves.map(writeCurve).join()}`] : []),
    ...(view === 'zero' ? [] : [`view=${view}`]),
    ...(shown === 0 ? [] : [`bonds=${shown + 1}`]),
  ].join('&');
}

export function curvesPath(selection: CurveSelection): string {
  const query = curvesQueryText(selection);
  return query ? `${CURVES_PATH}?${query}` : CURVES_PATH;
}
