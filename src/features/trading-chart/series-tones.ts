/** The light values of the tokens --chart-1 to --chart-21: what those who paint outside our pages are told. */
const TONES = [
  '#1d4fc4',
  '#b4560a',
  '#078b9c',
  '#c655bf',
  '#4d22a4',
  '#7e804e',
  '#6a2a66',
  '#0887b2',
  '#b45b79',
  '#295233',
  '#695a85',
  '#e35413',
  '#21763c',
  '#3862a7',
  '#8a0700',
  '#2e7065',
  '#a83903',
  '#5b3177',
  '#c36886',
  '#810354',
  '#b36433',
] as const;
const OVERTURN = '#f8bb68';

/** CM-06: after the last tone they begin anew. The overturn has a colour of its own and no number. */
export function toneOf(tone: number | 'overturn'): { color: string; colorNum: number } {
  if (tone === 'overturn') return { color: OVERTURN, colorNum: 0 };
  const place = (tone - 1) % TONES.length;
  return { color: TONES[place] ?? TONES[0], colorNum: place + 1 };
}
