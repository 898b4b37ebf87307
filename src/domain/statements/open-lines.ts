import { IFRS } from './ifrs.ts';
import { layOutLines } from './lay-out-lines.ts';
import type { OutlineSection } from './outline.ts';
import { US_GAAP } from './us-gaap.ts';

/** Lines of a consolidated statement that everyone sees. */
export const OPEN_LINES = 5;

/** Whether every consolidated report, under either standard, shows this line to everyone. */
export const isOpenLine = (code: string): boolean => OPEN.every((codes) => codes.has(code));

/** An issuer that lacks one of them shows the next: these are shown by all. */
const firstLines = (sections: readonly OutlineSection[]): ReadonlySet<string> =>
  new Set(
    sections.flatMap(({ rows }) =>
      layOutLines(rows.map(([code, , parent = null]) => ({ code, parent })))
        .filter(({ depth }) => depth === 0)
        .slice(0, OPEN_LINES)
        .map(({ line }) => line.code),
    ),
  );

const OPEN = [firstLines(IFRS), firstLines(US_GAAP)];
