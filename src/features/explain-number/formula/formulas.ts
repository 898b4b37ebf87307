import type { ExplainedOfBond } from '#market/explain/explain-address.ts';
import { inBrackets, lowered, over, raised, sum, type Term } from './term.ts';

export interface FormulaOf {
  readonly what: ExplainedOfBond;
  readonly compounding: number | 'simple';
  readonly curve: 'svensson' | 'bootstrapped' | 'published' | null;
}

const CF = lowered('CF', 'i');
const T = lowered('t', 'i');
const TJ = lowered('t', 'j');
const PV = lowered('PV', 'i');
const PRICE: Term = ['P', '=', over('p', '100'), '⋅', 'N', '+', 'A'];

/** The figure first, then what it speaks of. */
export function formulasOf({ what, compounding, curve }: FormulaOf): readonly Term[] {
  const present: Term = [PV, '=', over(CF, growth(compounding))];
  switch (what) {
    case 'yield':
      return [['P', '=', sum(over(CF, growth(compounding)))], PRICE];
    case 'current-yield':
      return [[lowered('y', 'c'), '=', over('c', 'p')]];
    case 'macaulay':
      return [[lowered('D', 'M'), '=', over('1', 'P'), sum([T, '⋅', PV])], present, PRICE];
    case 'modified':
      return [['D', '=', over('1', 'P'), sum(slope(compounding))], present, PRICE];
    case 'convexity':
      return [['K', '=', over('1', 'P'), sum(bend(compounding))], present, PRICE];
    case 'point-value':
      return [['B', '=', '0.0001', '⋅', sum(slope(compounding))], present, PRICE];
    case 'accrued':
      return [['A', '=', sum([lowered('N', 'j'), '⋅', over('c', '100'), '⋅', lowered('τ', 'j')], 'j')]];
    case 'spread':
    case 'i-spread':
      return [
        ['s', '=', 'y', '−', 'g', inBrackets('T')],
        [
          'g',
          '⋅',
          sum(lowered('d', 'j'), 'j'),
          '+',
          lowered('d', 'T'),
          '=',
          raised(inBrackets('1', '+', 'g'), 'a'),
        ],
        [lowered('d', 'j'), '=', raised(inBrackets('1', '+', 'z', inBrackets(TJ)), ['−', TJ])],
        ...curveFormula(curve),
        ['P', '=', sum(over(CF, growth(1)))],
      ];
    case 'asset-swap':
      return [
        ['s', '=', over([sum(PV), '−', 'P'], ['N', '⋅', 'a'])],
        [PV, '=', over(CF, raised(inBrackets('1', '+', 'z', inBrackets(T)), T))],
        ['a', '=', sum([lowered('α', 'j'), '⋅', lowered('d', 'j')], 'j')],
        [lowered('d', 'j'), '=', raised(inBrackets('1', '+', 'z', inBrackets(TJ)), ['−', TJ])],
        ...curveFormula(curve),
        PRICE,
      ];
    case 'z-spread':
      return [
        ['P', '=', sum(over(CF, raised(inBrackets('1', '+', 'z', inBrackets(T), '+', 's'), T)))],
        ...curveFormula(curve),
        PRICE,
      ];
  }
}

/** What a payment is divided by. */
function growth(compounding: number | 'simple'): Term {
  if (compounding === 'simple') return ['1', '+', 'y', '⋅', T];
  if (compounding === 1) return raised(inBrackets('1', '+', 'y'), T);
  return raised(period(compounding), ['k', T]);
}

const period = (compounding: number): Term =>
  compounding === 1 ? inBrackets('1', '+', 'y') : inBrackets('1', '+', over('y', 'k'));

const slope = (compounding: number | 'simple'): Term =>
  over([T, '⋅', PV], compounding === 'simple' ? ['1', '+', 'y', '⋅', T] : period(compounding));

function bend(compounding: number | 'simple'): Term {
  if (compounding === 'simple')
    return over(['2', raised(T, '2'), '⋅', PV], raised(inBrackets('1', '+', 'y', '⋅', T), '2'));
  const next = compounding === 1 ? '1' : over('1', 'k');
  return over([T, inBrackets(T, '+', next), '⋅', PV], raised(period(compounding), '2'));
}

function curveFormula(curve: FormulaOf['curve']): readonly Term[] {
  if (curve !== 'svensson') return [];
  const decay = (tau: Term) => raised('e', ['−', 't', '/', tau]);
  const first = (tau: Term) => over(['1', '−', decay(tau)], ['t', '/', tau]);
  const [one, two] = [lowered('τ', '1'), lowered('τ', '2')];
  return [
    [
      'z',
      inBrackets('t'),
      '=',
      lowered('β', '0'),
      '+',
      lowered('β', '1'),
      '⋅',
      first(one),
      '+',
      lowered('β', '2'),
      inBrackets(first(one), '−', decay(one)),
      '+',
      lowered('β', '3'),
      inBrackets(first(two), '−', decay(two)),
    ],
  ];
}
