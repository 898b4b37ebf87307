import { findAttribute, findTags, unescapeXml } from './xml-text.ts';

/** How a number in a cell is meant. */
export type NumberMeaning = 'number' | 'day' | 'time';

const DAYS = [14, 15, 16, 17, 22, ...range(27, 36), ...range(50, 58)];
const TIMES = [18, 19, 20, 21, 45, 46, 47];

/** By the style of a cell: its number is a day where the format says so. */
export function readMeanings(styles: string): readonly NumberMeaning[] {
  const codes = new Map(
    findTags(styles, 'numFmt').map((tag) => [
      findAttribute(tag, 'numFmtId'),
      findAttribute(tag, 'formatCode') ?? '',
    ]),
  );
  const formats = styles.slice(Math.max(0, styles.search(/<(?:[\w.-]+:)?cellXfs[\s>]/)));
  const cellFormats = formats.slice(0, formats.search(/<\/(?:[\w.-]+:)?cellXfs>/));
  return findTags(cellFormats, 'xf').map((tag) => {
    const id = findAttribute(tag, 'numFmtId') ?? '0';
    const code = codes.get(id);
    return code === undefined ? meaningOfId(Number(id)) : meaningOfCode(unescapeXml(code));
  });
}

function meaningOfId(id: number): NumberMeaning {
  if (DAYS.includes(id)) return 'day';
  return TIMES.includes(id) ? 'time' : 'number';
}

/** Quoted text, escaped letters and colours in brackets say nothing; elapsed hours in brackets do. */
export function meaningOfCode(code: string): NumberMeaning {
  const [first = ''] = code.replaceAll(/"[^"]*"|\\.|_.|\*./g, '').split(';');
  if (/\[(?:h+|m+|s+)\]/i.test(first)) return 'time';
  const letters = first.replaceAll(/\[[^\]]*\]/g, '').toLowerCase();
  if (/general/.test(letters)) return 'number';
  if (/[yd]/.test(letters) || (letters.includes('m') && !/[hs]/.test(letters))) return 'day';
  return /[hs]/.test(letters) ? 'time' : 'number';
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
