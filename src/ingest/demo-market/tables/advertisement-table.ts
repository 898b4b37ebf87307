import { toCalendarDay } from '#domain/calendar/day-number.ts';
import { copyLine } from '#platform/database/copy-text.ts';
import type { DemoMarket } from '../demo-market.ts';
import type { TablePlan } from './table-plan.ts';

/** Invented, as everything here: nobody sells anything at an address that ends in `.example`. */
export const ADS = [
  {
    id: 1,
    name: 'Tidewater Ledger, spring',
    language: 'eng',
    text: 'Tidewater Ledger: bookkeeping for people who own bonds',
    link: 'https://tidewater-ledger.example/',
  },
  {
    id: 2,
    name: 'Школа «Медный грош», набор',
    language: 'rus',
    text: 'Школа «Медный грош»: как читать отчётность за шесть вечеров',
    link: 'https://medny-grosh.example/',
  },
] as const;

/** So that the bar at the bottom is seen. They run since the last trading day. */
export function advertisementTable({ lastDay }: DemoMarket): TablePlan {
  return {
    table: 'advertisement',
    columns: ['id', 'name', 'language', 'text', 'link', 'starts_on'],
    total: ADS.length,
    lines: ADS.map(({ id, name, language, text, link }) =>
      copyLine([id, name, language, text, link, toCalendarDay(lastDay)]),
    ),
  };
}
