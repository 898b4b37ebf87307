import { expect, test } from 'vitest';
import { breakTitle } from './break-title.ts';

test.each([
  { title: 'P/E', lines: ['P/E'] },
  { title: 'Price, %', lines: ['Price, %'] },
  { title: 'G-spread, bp', lines: ['G-spread,', 'bp'] },
  { title: 'Mod. duration, years', lines: ['Mod. duration,', 'years'] },
  { title: 'Market cap, million', lines: ['Market cap,', 'million'] },
  { title: 'Dividend yield, %', lines: ['Dividend', 'yield, %'] },
  { title: 'Рыночная капитализация, млн', lines: ['Рыночная', 'капитализация, млн'] },
  { title: 'EV/EBITDA', lines: ['EV/EBITDA'] },
  { title: 'Nettoverschuldung/EBITDA', lines: ['Nettoverschuldung/', 'EBITDA'] },
  { title: '修正久期以年计算的久期数值', lines: ['修正久期以年计算的久期数值'] },
  { title: '最差收益率（%）', lines: ['最差收益率', '（%）'] },
  { title: 'G 利差（基点）', lines: ['G 利差', '（基点）'] },
  { title: '成交额（百万 EUR）', lines: ['成交额', '（百万 EUR）'] },
  { title: '价格（%）', lines: ['价格（%）'] },
])('RD-04 the head “$title” of a list takes $lines.length lines and no more', ({ title, lines }) => {
  expect(breakTitle(title).split('\n')).toEqual(lines);
});
