import { mayExport } from '#domain/access/excel-export.ts';
import { governmentPercent } from '#domain/bonds/curve/government-curve.ts';
import { YIELD_CONVENTIONS } from '#domain/bonds/valuation/conventions.ts';
import type { BondEnd } from '#domain/bonds/valuation/flows-to-come.ts';
import { toCalendarDay, toDayNumber } from '#domain/calendar/day-number.ts';
import {
  EXPLAINED_OF_BOND,
  type ExplainedEnd,
  type ExplainedOfBond,
  explainBond,
} from '#foundation/explain/explain-address.ts';
import { Refusal } from '#foundation/refusals/refusal.ts';
import type { PageContext } from '#foundation/web/context.server.ts';
import { sealOr, type Unopened } from '#foundation/web/sealed.ts';
import type { AskedFigure } from './asked-figure.ts';
import { readBondCase } from './bond-case.server.ts';
import type { BondCase } from './bond-case.ts';
import type { BondExplanation, ToldExplanation } from './bond-explanation.contract.ts';
import {
  type BondWords,
  createBondWords,
  hasConvention,
  hasEnd,
  writeSays,
  writeTitle,
} from './bond-words/words.server.ts';
import { conventionOf, findEnd, optionsToCome, reckonFigure } from './reckon-figure.ts';
import { toShownFlows } from './shown-flows.ts';
import { howOf, writeInputs } from './write-inputs.server.ts';

export type ExplanationContext = Pick<
  PageContext,
  'database' | 'labels' | 'language' | 'numbers' | 'today' | 'viewer'
>;

export async function loadBondExplanation(
  context: ExplanationContext,
  asked: AskedFigure,
): Promise<Unopened<BondExplanation>> {
  const bondCase = await readBondCase(context, asked);
  const end = readEnd(asked, bondCase);
  const words = createBondWords(context);
  const { what } = asked;
  const tell = async (isShown: boolean) => toTold({ bondCase, asked, end, words, isShown });
  const needsNoPrice = what === 'accrued';
  return {
    string_id: bondCase.stringId,
    name: bondCase.name,
    currency: bondCase.currency,
    what,
    convention: conventionOf(asked),
    date: bondCase.day,
    decimals: DECIMALS[what],
    unit: unitOf(what, bondCase, words),
    told: sealOr(
      'last-price',
      () => tell(true),
      () => tell(needsNoPrice),
    ),
    ...toLinks(bondCase, asked, words),
    export_link: mayExport(context.viewer) ? exportPath(bondCase.stringId, asked) : null,
  };
}

/** Maturity, unless something else is asked for: the worst end is one that the bond may not have. */
export function readEnd(asked: AskedFigure, { known, day }: BondCase): BondEnd | 'worst' {
  const end = findEnd(asked.end ?? 'worst', known, toDayNumber(day));
  if (!end) throw new Refusal('not_found');
  return end;
}

export const exportPath = (stringId: string, asked: AskedFigure): string =>
  explainBond(stringId, asked.what, howOf(asked, asked.what)).replace('/bonds/', '/export/bonds/');

const DECIMALS: Readonly<Record<ExplainedOfBond, number>> = {
  yield: 4,
  'current-yield': 4,
  macaulay: 4,
  modified: 4,
  convexity: 4,
  'point-value': 6,
  accrued: 6,
  spread: 2,
  'z-spread': 2,
};

export function unitOf(what: ExplainedOfBond, { currency }: BondCase, { t }: BondWords): string | null {
  switch (what) {
    case 'yield':
    case 'current-yield':
      return '%';
    case 'macaulay':
    case 'modified':
      return t('unit_years');
    case 'convexity':
      return null;
    case 'point-value':
    case 'accrued':
      return currency;
    case 'spread':
    case 'z-spread':
      return t('unit_points');
  }
}

interface Telling {
  readonly bondCase: BondCase;
  readonly asked: AskedFigure;
  readonly end: BondEnd | 'worst';
  readonly words: BondWords;
  readonly isShown: boolean;
}

function toTold({ bondCase, asked, end, words, isShown }: Telling): ToldExplanation {
  const reckoned = reckonFigure(bondCase, asked, end, isShown ? (bondCase.price?.clean ?? null) : null);
  const { figure, bond, steps } = reckoned;
  const why = isShown || reckoned.why !== 'no_price' || !bondCase.price ? reckoned.why : null;
  const hasPrice = isShown && (bondCase.price !== null || asked.what === 'accrued');
  return {
    is_shown: isShown || bondCase.price === null,
    title: writeTitle(reckoned, bondCase, words),
    end_date: hasEnd(asked.what) ? endDayOf(reckoned.end, bondCase) : null,
    compounding: bond?.compounding ?? 1,
    figure,
    why: why && words.t(`why_${why}`, { currency: bondCase.currency }),
    says: writeSays(reckoned, bondCase, end === 'worst', words),
    inputs: writeInputs({ reckoned, bondCase, asked, isShown: hasPrice, words }),
    flows: toShownFlows(reckoned, hasPrice),
    steps: steps.map((step) => ({
      ...step,
      from: toCalendarDay(step.from),
      until: toCalendarDay(step.until),
    })),
    curve: toCurve(asked.what, bondCase, isShown),
  };
}

function endDayOf(end: BondEnd, { known }: BondCase) {
  const day = end.kind === 'maturity' ? known.terms.maturesOn : end.day;
  return day === null ? null : toCalendarDay(day);
}

function toCurve(what: ExplainedOfBond, { curve }: BondCase, isShown: boolean): ToldExplanation['curve'] {
  if (!curve || (what !== 'spread' && what !== 'z-spread')) return null;
  const shown = (value: number) => (isShown ? value : null);
  return {
    date: curve.day,
    kind: curve.curve.kind,
    points: curve.points.map(({ stringId, name, years, percent }) => ({
      string_id: stringId,
      name,
      years: shown(years),
      percent: shown(percent),
      on_curve: shown(governmentPercent(curve.curve, years)),
    })),
  };
}

/** The ways from here: the other figures, conventions and ends of the bond. */
function toLinks(
  { stringId, known, day }: BondCase,
  asked: AskedFigure,
  { t, format }: BondWords,
): Pick<BondExplanation, 'figures' | 'conventions' | 'ends' | 'href'> {
  const { what } = asked;
  const convention = conventionOf(asked);
  const current = asked.end ?? 'worst';
  const options = optionsToCome(known, toDayNumber(day)).map((option) => {
    const on = toCalendarDay(option.day);
    const text = t(`to_${option.kind}`, { day: format.day(on) });
    return { end: `${option.kind}-${on}` satisfies ExplainedEnd, kind: option.kind, text };
  });
  const isFirst = (at: number) => options.findIndex(({ kind }) => kind === options[at]?.kind) === at;
  const ends = [
    { end: 'worst' as const, text: t('end_worst'), is_current: current === 'worst' },
    { end: 'maturity' as const, text: t('end_maturity'), is_current: current === 'maturity' },
    ...options.map(({ end, kind, text }, at) => ({
      end,
      text,
      is_current: current === end || (current === kind && isFirst(at)),
    })),
  ];
  return {
    href: explainBond(stringId, what, howOf(asked, what)),
    figures: EXPLAINED_OF_BOND.map((each) => ({
      text: t(`name_${each}`),
      href: explainBond(stringId, each, howOf(asked, each)),
      is_current: each === what,
    })),
    conventions: hasConvention(what)
      ? YIELD_CONVENTIONS.map((each) => ({
          text: t(`convention_${each}`),
          href: explainBond(stringId, what, { ...howOf(asked, what), convention: each }),
          is_current: each === convention,
        }))
      : [],
    ends:
      hasEnd(what) && options.length > 0
        ? ends.map(({ end, ...link }) => ({
            ...link,
            href: explainBond(stringId, what, { ...howOf(asked, what), end }),
          }))
        : [],
  };
}
