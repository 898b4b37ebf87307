import { DAY_COUNTS, type DayCount } from '#domain/bonds/day-count.ts';

/** The cells of a row that a part of a year is computed from. */
export interface DayCells {
  /** The first and the last day of the coupon period, and the day up to which interest has grown. */
  readonly start: string;
  readonly end: string;
  readonly day: string;
  /** 1 where the period is a stub. */
  readonly isOdd: string;
  /** 1 where its days decide what it pays: a stub, or a period that was moved to business days. */
  readonly countsDays: string;
  /** The regular periods by which a stub is measured, where it is known which period it is. */
  readonly icma: string;
  /** The day on which the bond ends; 0 where it never does. */
  readonly maturity: string;
}

/** What a workbook can be switched to; business days need a calendar, which only a bond that counts them brings. */
export const dayCountsOf = (own: DayCount | null): readonly DayCount[] =>
  DAY_COUNTS.filter((dayCount) => dayCount !== 'BUS/252' || own === 'BUS/252');

const PER_YEAR = 'coupons_a_year';

/** The part of a year that has grown, as a formula: the same rules as `accrualUpTo`. */
export function accrualText(dayCount: DayCount, cells: DayCells): string {
  const { start: s, end: e, day: x, isOdd, countsDays } = cells;
  const equal = (measure: (day: string) => string) =>
    `IF(${countsDays}=1,MIN(${measure(e)},${measure(x)}),IF(${x}>=${e},1/${PER_YEAR},MIN(1/${PER_YEAR},${measure(x)})))`;
  const of360 = (d1: string, d2: (day: string) => string) =>
    equal((to) => `(360*(YEAR(${to})-YEAR(${s}))+30*(MONTH(${to})-MONTH(${s}))+${d2(to)}-${d1})/360`);
  switch (dayCount) {
    case '30/360':
      return equal((to) => `YEARFRAC(${s},${to},0)`);
    case '30/360 ISDA':
      return of360(`MIN(DAY(${s}),30)`, (to) => `IF(DAY(${s})>=30,MIN(DAY(${to}),30),DAY(${to}))`);
    case '30E/360':
      return equal((to) => `YEARFRAC(${s},${to},4)`);
    case '30E/360 ISDA':
      return of360(
        `IF(DAY(${s}+1)=1,30,DAY(${s}))`,
        (to) => `IF(AND(DAY(${to}+1)=1,OR(${to}<>${cells.maturity},MONTH(${to})<>2)),30,DAY(${to}))`,
      );
    case '30E+/360':
      return of360(`MIN(DAY(${s}),30)`, (to) => `DAY(${to})`);
    case 'ACT/ACT ICMA':
      return cells.icma;
    case 'ACT/ACT ISDA':
      return `${yearPosition(x)}-${yearPosition(s)}`;
    case 'ACT/ACT AFB':
      return afb(s, x);
    case 'ACT/360':
      return `(${x}-${s})/360`;
    case 'ACT/365':
      return `(${x}-${s})/365`;
    case 'ACT/365 CANADIAN':
      return equal(
        (to) =>
          `IF(OR(${isOdd}=1,${to}-${s}<365/${PER_YEAR}),(${to}-${s})/365,1/${PER_YEAR}-(${e}-${to})/365)`,
      );
    case 'ACT/365L':
      return `(${x}-${s})/IF(IF(${PER_YEAR}=1,${leapDays(e)}>${leapDays(s)},DAY(DATE(YEAR(${e}),3,1)-1)=29),366,365)`;
    case 'NL/365':
      return `(${x}-${s}-${leapDays(x)}+${leapDays(s)})/365`;
    case 'BUS/252': {
      const [grown, whole] = [businessDays(s, x), businessDays(s, e)];
      const paid = `IF(${countsDays}=1,${whole}/252,1/${PER_YEAR})`;
      return `IF(${x}<=${s},0,IF(${isOdd}=1,${grown}/252,${paid}*${grown}/${whole}))`;
    }
  }
}

/** With the first day, without the second. */
export const businessDays = (from: string, to: string) => `NETWORKDAYS(${from},${to}-1,holidays)`;

/** Whole periods by the calendar. */
export const regularText = (start: string, end: string, day: string) =>
  `(${day}-${start})/((${end}-${start})*${PER_YEAR})`;

/** A stub, by the regular periods that it lies in. */
export function stubText(
  start: string,
  day: string,
  references: readonly { readonly from: string; readonly to: string }[],
): string {
  const parts = references.map(
    ({ from, to }) => `MAX(0,MIN(${day},${to})-MAX(${start},${from}))/((${to}-${from})*${PER_YEAR})`,
  );
  return parts.length === 0 ? '0' : parts.join('+');
}

const yearPosition = (day: string) => {
  const first = `DATE(YEAR(${day}),1,1)`;
  return `(YEAR(${day})+(${day}-${first})/(DATE(YEAR(${day})+1,1,1)-${first}))`;
};

/** Leap days up to and with a day: 307 days after a 29 February the next year has begun. */
const leapDays = (day: string) => {
  const year = `(YEAR(${day}+307)-1)`;
  return `(INT(${year}/4)-INT(${year}/100)+INT(${year}/400))`;
};

/** Two whole years back at most: no coupon period is longer. */
function afb(start: string, day: string): string {
  const before = (years: number) => {
    const back = `EDATE(${day},-${12 * years})`;
    return years === 0 ? day : `(${back}+IF(AND(MONTH(${day})=2,DAY(${day})=28,DAY(${back}+1)=29),1,0))`;
  };
  const from = (years: number) => {
    const end = before(years);
    return `${years}+(${end}-${start})/IF(${leapDays(`(${end}-1)`)}>${leapDays(`(${start}-1)`)},366,365)`;
  };
  return `IF(${before(2)}>=${start},${from(2)},IF(${before(1)}>=${start},${from(1)},${from(0)}))`;
}
