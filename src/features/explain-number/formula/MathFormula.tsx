import { createElement, type ReactNode } from 'react';
import type { Term } from './term.ts';

/** Drawn by the browser itself and read out by a screen reader; no library, no picture. */
export function MathFormula({ formula }: { formula: Term }) {
  return createElement('math', { display: 'block' }, draw(formula, 'all'));
}

function draw(math: Term, key: string | number): ReactNode {
  const at = { key };
  if (typeof math === 'string') return createElement(tagOf(math), at, math);
  if ('over' in math) return createElement('mfrac', at, ...math.over.map(row));
  if ('raised' in math) return createElement('msup', at, ...math.raised.map(row));
  if ('lowered' in math) return createElement('msub', at, ...math.lowered.map(row));
  if ('sum' in math) {
    const sign = createElement(
      'munder',
      { key: 'sign' },
      createElement('mo', {}, '∑'),
      createElement('mi', {}, math.index),
    );
    return createElement('mrow', at, sign, draw(math.sum, 'of'));
  }
  return createElement('mrow', at, ...math.map(draw));
}

const row = (math: Term, at: number) => draw([math], at);

function tagOf(text: string): 'mi' | 'mn' | 'mo' {
  if (/^\d/.test(text)) return 'mn';
  return /^\p{L}/u.test(text) ? 'mi' : 'mo';
}
