import { PAPER } from '#ui/chart/paint/paper-inks.ts';

/** The palette of the documents has so many colours (document A, section 9). */
const TONES = 21;

/** CM-06: after the last tone they begin anew. The overturn has a colour of its own and no number. */
export function toneOf(tone: number | 'overturn'): { color: string; colorNum: number } {
  if (tone === 'overturn') return { color: PAPER.overturn, colorNum: 0 };
  const colorNum = ((tone - 1) % TONES) + 1;
  // The remainder says so; the compiler cannot know.
  return { color: PAPER[`chart-${colorNum}` as 'chart-1'], colorNum };
}
