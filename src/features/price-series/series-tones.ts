import { PAPER } from '#ui/chart/paint/paper-inks.ts';

/** The palette of the documents has so many colours. */
const TONES = 21;

/** CM-06: after the last tone they begin anew. The turnover has a colour of its own and no number. */
export function toneOf(tone: number | 'turnover'): { color: string; colorNum: number } {
  if (tone === 'turnover') return { color: PAPER.turnover, colorNum: 0 };
  const colorNum = ((tone - 1) % TONES) + 1;
  // The remainder says so; the compiler cannot know.
  return { color: PAPER[`chart-${colorNum}` as 'chart-1'], colorNum };
}
