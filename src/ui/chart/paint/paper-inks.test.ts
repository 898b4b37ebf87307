import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PAPER } from './paper-inks.ts';

const tokens = readFileSync('src/ui/tokens.css', 'utf8');

test.each(Object.entries(PAPER))('CB-05 %s on paper is the light value of its token', (ink, colour) => {
  const [, value] = new RegExp(`--${ink}: (?:light-dark\\()?(#\\w{6}|rgb\\([^)]*\\))`).exec(tokens) ?? [];
  expect(toHex(value ?? '')).toBe(colour);
});

test('CM-06 all 21 tones are on paper', () => {
  const tones = Object.keys(PAPER).filter((ink) => ink.startsWith('chart-'));
  expect(new Set(tones.map((tone) => PAPER[tone as keyof typeof PAPER])).size).toBe(21);
});

/** `rgb(29 79 196 / 7%)` as #rrggbbaa. */
function toHex(colour: string): string {
  const [, red, green, blue, percent] = /rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)/.exec(colour) ?? [];
  if (percent === undefined) return colour;
  const parts = [red, green, blue, Math.round(Number(percent) * 2.55)];
  return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
}
