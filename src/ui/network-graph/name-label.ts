import { textWidth } from '../text-width/text-width.ts';
import type { GraphView } from './graph.ts';
import { shownName } from './graph-rules.ts';

/** A name under its circle, broken into lines. */
export interface NameLabel {
  readonly lines: readonly string[];
  readonly size: number;
  readonly width: number;
  readonly height: number;
}

const TYPE: Readonly<Record<GraphView, { size: number; widest: number }>> = {
  normal: { size: 12, widest: 100 },
  full: { size: 13, widest: 140 },
};
export const LEADING = 1.25;
/** A word this much wider than a line is still better whole than broken. */
const TOLERATED = 1.4;

export function nameLabel(name: string, view: GraphView): NameLabel {
  const { size, widest } = TYPE[view];
  const fits = (line: string) => textWidth(line, size) <= (line.includes(' ') ? widest : widest * TOLERATED);
  const lines = breakLines(shownName(name, view), fits);
  return {
    lines,
    size,
    width: Math.max(...lines.map((line) => textWidth(line, size))),
    height: lines.length * size * LEADING,
  };
}

/** Between words where there are spaces, anywhere in a word that is too long alone, as in Chinese. */
function breakLines(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    const joined = line ? `${line} ${word}` : word;
    if (fits(joined)) {
      line = joined;
      continue;
    }
    if (line) lines.push(line);
    line = '';
    for (const character of word) {
      if (line && !fits(line + character)) {
        lines.push(line);
        line = '';
      }
      line += character;
    }
  }
  return line ? [...lines, line] : lines;
}
