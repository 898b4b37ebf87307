import { z } from 'zod';
import { TERMS_FAULTS } from '#domain/bonds/terms-fault.ts';
import { analyticsBlock } from '#features/analytics-comments/analytics-comments.contract.ts';
import { BOND_FIELDS } from '#features/bond-chart/bond-chart.contract.ts';
import { bondRatings } from '#features/bond-ratings/bond-ratings.contract.ts';
import { bondRisk } from '#features/bond-risk/bond-risk.contract.ts';
import { bondSchedule } from '#features/bond-schedule/bond-schedule.contract.ts';
import { bondYields } from '#features/bond-yields/bond-yields.contract.ts';
import {
  addressWord,
  blockQuery,
  blockSelection,
  firstChart,
} from '#features/chart-block/chart-block.contract.ts';
import { exchangeTable, venues } from '#features/exchange-table/exchange-table.contract.ts';
import { EXPLAIN_LABELS } from '#features/explain-number/bond-explanation.contract.ts';
import { issuerCurve } from '#features/issuer-curve/issuer-curve.contract.ts';
import { issuerBonds } from '#features/issuer-instruments/issuer-instruments.contract.ts';
import { issuerProfile } from '#features/issuer-profile/issuer-profile.contract.ts';
import { issuerNews } from '#features/news/news.contract.ts';
import { placements } from '#features/placements/placements.contract.ts';
import { reportYears } from '#features/report-files/report-files.contract.ts';
import { similarBonds } from '#features/similar-bonds/similar-bonds.contract.ts';
import { calculatorStart } from '#market/bond-calculator/bond-calculator.contract.ts';
import { ISSUER_LABELS } from '#page-parts/issuer-blocks/issuer-blocks.contract.ts';
import type { Reply } from '#platform/contract/endpoint.ts';
import { page } from '#platform/contract/page.ts';
import { entityKey } from '#platform/contract/params.ts';
import { locked } from '#platform/contract/sealed.ts';
import { BOND_SECTIONS } from './section-order.ts';

const day = z.string().meta({ format: 'date' });

/** The rows of the parameters table, in the order they are shown; what does not apply to a bond is left out. */
export const BOND_PARAMETERS = [
  'isin',
  'ticker',
  'issuer',
  'country',
  'sector',
  'status',
  'currency',
  'nominal',
  'outstanding_principal',
  'amount',
  'outstanding',
  'coupon_type',
  'coupon_rate',
  'margin',
  'base_rate',
  'coupons_per_year',
  'day_count',
  'index_ratio',
  'issued_on',
  'matures_on',
  'defaulted_on',
  'next_coupon_on',
  'next_coupon',
  'settles_on',
  'accrued',
  'next_put',
  'next_call',
] as const;
export type BondParameter = (typeof BOND_PARAMETERS)[number];

/** The fields of terms that have no row in the table of parameters. */
export const FAULT_FIELDS = {
  couponType: 'coupon_type',
  couponRate: 'coupon_rate',
  couponsPerYear: 'coupons_per_year',
  dayCount: 'day_count',
  indexRatio: 'index_ratio',
  faceValue: 'nominal',
  issuedOn: 'issued_on',
  maturesOn: 'matures_on',
  convention: 'convention',
  calendar: 'calendar',
  businessDayRule: 'business_day_rule',
  periodDays: 'period_days',
  options: 'options',
  coupons: 'coupons',
  redemptions: 'redemptions',
} as const;

const termsFault = z.object({
  field: z.enum(FAULT_FIELDS),
  code: z.enum(TERMS_FAULTS),
  value: z.string().nullable(),
});

const graph = z.object({
  fields: z.array(z.enum(BOND_FIELDS)).describe('available chart series'),
  selection: blockSelection.extend({ field: z.enum(BOND_FIELDS) }).describe('as requested by the address'),
  chart: firstChart,
});

export const bondPage = page({
  id: 'bond',
  readsAsOf: true,
  path: '/bonds/:stringId/',
  summary: 'A bond: price, yields, payment schedule, key data and issuer',
  params: z.strictObject({ stringId: entityKey }),
  query: z.object({ chart: addressWord, ...blockQuery }),
  labels: [
    'bond',
    'bond-chart',
    'bond-yields',
    'issuer-curve',
    'similar-bonds',
    'bond-risk',
    'bond-schedule',
    'bond-ratings',
    'bond-calculator',
    'watch-button',
    'quantity-field',
    'chart-block',
    'chart-tools',
    'chart',
    'legend',
    'picture-export',
    'export-range',
    'date-picker',
    ...EXPLAIN_LABELS,
    'explain-figure',
    'exchange-table',
    'placements',
    'table',
    'hint',
    'locked-value',
    ...ISSUER_LABELS,
  ],
  reply: z.object({
    bondId: z.number(),
    stringId: z.string(),
    issuerId: z.number(),
    bondInfo: z.object({
      name: z.string(),
      registered_name: z.string().nullable().describe('as registered; null where that is the name shown'),
      ticker: z.string().nullable(),
      isin: z.string().nullable(),
      status: z.enum(['active', 'suspended', 'delisted', 'matured', 'defaulted']),
      coupon_type: z.enum(['fixed', 'floating', 'zero', 'indexed']).nullable().describe('null: unknown'),
      coupon_rate: z
        .number()
        .nullable()
        .describe('coupon rate, % p.a.; for a floating-rate note, the margin over its reference rate'),
      base_rate: z.string().nullable(),
      matures_on: day.nullable().describe('null: perpetual or unknown'),
      is_perpetual: z.boolean(),
      issuer_name: z.string(),
      issuer_string_id: z.string().describe('its page is /company/{issuer_string_id}/'),
      industry_name: z.string(),
    }),
    venues,
    quote: z
      .object({
        venue: z.string(),
        'venue.id': z.number(),
        date: day,
        last: locked('last-price', z.number().nullable()).describe('clean price, % of outstanding principal'),
        change: z.number().nullable().describe('change against the previous trading day, %'),
      })
      .nullable()
      .describe('latest price on the primary exchange; null: never traded'),
    paramsTable: z.array(
      z.object({ name: z.enum(BOND_PARAMETERS), value: z.union([z.string(), z.number()]).nullable() }),
    ),
    termsFault: termsFault.nullable().describe('why the bond cannot be valued; null: it can, or it is over'),
    exchangeTable,
    graph: graph.nullable(),
    blocks: z
      .object({
        yields: bondYields.nullable(),
        'issuer-curve': issuerCurve.nullable(),
        similar: similarBonds.nullable(),
        risk: bondRisk.nullable(),
        schedule: bondSchedule.nullable(),
        calculator: calculatorStart.nullable(),
        ratings: bondRatings.nullable(),
        placements: placements.nullable(),
        'annual-reports': reportYears.nullable(),
        'issuer-profile': issuerProfile.nullable(),
        'other-bonds': issuerBonds.nullable(),
        news: issuerNews.nullable(),
        comments: analyticsBlock.nullable(),
      })
      .describe('null: no data, so the page has no such section'),
    scheduleExcel: z.string().describe('path of the payment schedule as a workbook'),
    excelExportAccess: z.boolean(),
    failed: z.array(z.enum(BOND_SECTIONS)).describe('sections that failed to load'),
    today: day,
  }),
});

export type BondPageData = Reply<typeof bondPage>;
