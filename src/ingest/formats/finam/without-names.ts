import { readDay } from '#domain/import/read-day.ts';
import type { Peek } from '../../decode/peek.ts';

/** What the decoder calls columns that have no names. */
const letters = (count: number) =>
  Array.from({ length: count }, (_, at) => String.fromCharCode(65 + at)).join();

const NAMES: Readonly<Record<string, readonly string[]>> = {
  [letters(6)]: ['<DATE>', '<OPEN>', '<HIGH>', '<LOW>', '<CLOSE>', '<VOL>'],
  [letters(7)]: ['<DATE>', '<TIME>', '<OPEN>', '<HIGH>', '<LOW>', '<CLOSE>', '<VOL>'],
  [letters(8)]: ['<TICKER>', '<PER>', '<DATE>', '<OPEN>', '<HIGH>', '<LOW>', '<CLOSE>', '<VOL>'],
  [letters(9)]: ['<TICKER>', '<PER>', '<DATE>', '<TIME>', '<OPEN>', '<HIGH>', '<LOW>', '<CLOSE>', '<VOL>'],
  [letters(10)]: [
    '<TICKER>',
    '<PER>',
    '<DATE>',
    '<TIME>',
    '<OPEN>',
    '<HIGH>',
    '<LOW>',
    '<CLOSE>',
    '<VOL>',
    '<OPENINT>',
  ],
};

/** The columns of Finam, MetaTrader, MetaStock and Stooq in their order, where a file was saved without its first line. */
export const withNames = (header: readonly string[]): readonly string[] => NAMES[header.join()] ?? header;

const TIME = /^(?:\d{1,2}:\d\d(?::\d\d)?|\d{6}|0)$/;

const SIX_DIGITS = /^\d\d(?:0[1-9]|1[0-2])\d\d$/;

const isDay = (text: string) =>
  SIX_DIGITS.test(text) || readDay(text, 'dmy') !== null || readDay(text, 'mdy') !== null;

/** Whether the rows are what those columns would hold: a day, a time, and prices of which the highest is the third. */
export function isWithoutNames({ content }: Peek): boolean {
  if (content.kind !== 'table') return false;
  const names = NAMES[content.header.join()];
  if (!names || content.sample.length === 0) return false;
  return content.sample.every((cells) => {
    const cell = (name: string) => cells[names.indexOf(name)]?.trim() ?? '';
    const number = (name: string) => Number(cell(name).replace(',', '.'));
    const [open, high, low, close] = [number('<OPEN>'), number('<HIGH>'), number('<LOW>'), number('<CLOSE>')];
    const isTime = !names.includes('<TIME>') || TIME.test(cell('<TIME>'));
    return isDay(cell('<DATE>')) && isTime && high >= Math.max(open, close) && low <= Math.min(open, close);
  });
}
