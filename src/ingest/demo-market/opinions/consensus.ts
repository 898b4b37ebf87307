import type { DayNumber } from '#domain/calendar/day-number.ts';
import type { Language } from '#domain/languages/languages.ts';
import type { DemoReport } from '../books/demo-report.ts';
import type { Issuer } from '../catalogue/instruments.ts';
import type { DemoMarket } from '../demo-market.ts';
import { createRandom } from '../random.ts';
import { CONSENSUS_NAMES, type IndicatorCode } from './consensus-names.ts';

export interface Indicator {
  readonly id: number;
  readonly code: IndicatorCode;
  readonly measure: 'money' | 'per_share' | 'percent' | 'ratio';
  readonly names: Readonly<Record<Language, string>>;
}

export interface ConsensusForecast {
  readonly issuer: Issuer;
  readonly indicator: Indicator;
  readonly year: number;
  readonly currency: string;
  readonly unit: number;
  readonly actual: number;
  readonly low: number;
  readonly mean: number;
  readonly high: number;
  readonly forecasts: number;
  readonly asOf: DayNumber;
}

const MEASURES: Readonly<Partial<Record<IndicatorCode, Indicator['measure']>>> = {
  eps: 'per_share',
  return_on_equity: 'percent',
  net_margin: 'percent',
  net_debt_to_ebitda: 'ratio',
};

export const INDICATORS: readonly Indicator[] = (Object.keys(CONSENSUS_NAMES) as IndicatorCode[]).map(
  (code, index) => ({
    id: index + 1,
    code,
    measure: MEASURES[code] ?? 'money',
    names: CONSENSUS_NAMES[code],
  }),
);

/** Nobody follows these. */
const WITHOUT_CONSENSUS = new Set([
  'tayozhnye-tovary',
  'harrowmere-power',
  'strandwick-waterworks',
  'caglayik-su',
]);
const DAYS_SINCE_SURVEY = 9;
/** How far a line moves when sales move by one: costs that stand still make profit move further. */
const LEVERAGE: Readonly<Partial<Record<IndicatorCode, number>>> = {
  ebitda: 1.25,
  operating_profit: 1.45,
  net_profit: 1.6,
  eps: 1.6,
  free_cash_flow: 0.7,
  net_debt: -0.4,
  net_fee_income: 0.8,
  return_on_equity: 0.4,
  net_margin: 0.3,
  net_debt_to_ebitda: -0.5,
};

/** What those who follow an issuer expect of the year after its latest annual report under IFRS. */
export function createConsensus(
  { catalogue, factors, lastDay }: DemoMarket,
  reports: readonly DemoReport[],
): ConsensusForecast[] {
  return catalogue.issuers
    .filter(({ stringId }) => !WITHOUT_CONSENSUS.has(stringId))
    .flatMap((issuer) => {
      const annual = reports.findLast(
        (report) =>
          report.issuerId === issuer.id &&
          !report.isRestatement &&
          report.standard === 'ifrs' &&
          report.at.quarter === 4,
      );
      if (!annual) return [];
      const random = createRandom(`${factors.seed}/consensus/${issuer.stringId}`);
      const forecasts = random.whole(3, 18);
      const growth = random.between(-0.06, 0.16);
      return INDICATORS.flatMap((indicator): ConsensusForecast[] => {
        const actual = ACTUALS[indicator.code](annual.facts);
        if (actual === null || !Number.isFinite(actual)) return [];
        const isCount = indicator.measure === 'money';
        const round = (value: number) => (isCount ? Math.round(value) : Math.round(value * 100) / 100);
        const centre = actual * (1 + growth * (LEVERAGE[indicator.code] ?? 1));
        const spread = Math.abs(centre) * random.between(0.03, 0.14);
        return [
          {
            issuer,
            indicator,
            year: annual.at.year + 1,
            currency: annual.currency,
            unit: isCount ? annual.unit : 1,
            actual: round(actual),
            low: round(centre - spread),
            mean: round(centre),
            high: round(centre + spread * random.between(0.7, 1.2)),
            forecasts,
            asOf: lastDay - DAYS_SINCE_SURVEY,
          },
        ];
      });
    });
}

type Facts = DemoReport['facts'];
type Actual = (facts: Facts) => number | null;

const fact =
  (code: string): Actual =>
  (facts) =>
    facts.get(code) ?? null;

const ebitda: Actual = (facts) => {
  const operating = facts.get('operating_profit');
  return operating === undefined ? null : operating + (facts.get('depreciation') ?? 0);
};

const netDebt: Actual = (facts) => {
  const cash = facts.get('cash');
  if (cash === undefined) return null;
  const debts = ['long_term_loans', 'long_term_bonds', 'short_term_loans', 'short_term_bonds'];
  return debts.reduce((sum, code) => sum + (facts.get(code) ?? 0), 0) - cash;
};

const ratio =
  (part: Actual, whole: Actual, factor: number): Actual =>
  (facts) => {
    const [top, bottom] = [part(facts), whole(facts)];
    return top === null || bottom === null || bottom <= 0 ? null : (top / bottom) * factor;
  };

const freeCash: Actual = (facts) => {
  const operating = facts.get('operating_cash_flow');
  return facts.has('revenue') && operating !== undefined
    ? operating + (facts.get('capital_expenditure') ?? 0)
    : null;
};

const ACTUALS: Readonly<Record<IndicatorCode, Actual>> = {
  revenue: fact('revenue'),
  net_interest_income: fact('net_interest_income'),
  net_fee_income: fact('net_fee_income'),
  ebitda,
  operating_profit: fact('operating_profit'),
  operating_income: fact('operating_income'),
  net_profit: fact('net_profit'),
  eps: fact('eps_basic'),
  free_cash_flow: freeCash,
  net_debt: netDebt,
  net_debt_to_ebitda: ratio(netDebt, ebitda, 1),
  net_margin: ratio(fact('net_profit'), fact('revenue'), 100),
  return_on_equity: ratio(fact('net_profit'), fact('total_equity'), 100),
};
