import { mayExport } from '#domain/access/excel-export.ts';
import { settlementDay } from '#domain/bonds/settlement-day.ts';
import { YIELD_CONVENTIONS } from '#domain/bonds/valuation/conventions.ts';
import type { BondEnd } from '#domain/bonds/valuation/flows-to-come.ts';
import type { NamedEnd } from '#domain/bonds/valuation/named-ends.ts';
import { toCalendarDay, toDayNumber } from '#domain/calendar/day-number.ts';
import { readBondCase, readEnd } from '#market/explain/bond-case.server.ts';
import type { BondCase } from '#market/explain/bond-case.ts';
import type { BondWords } from '#market/explain/bond-words/bond-words.ts';
import {
  createBondWords,
  hasConvention,
  hasEnd,
  unitOf,
  writeSays,
  writeTitle,
} from '#market/explain/bond-words/words.server.ts';
import {
  type ComputedFigure,
  computeFigure,
  conventionOf,
  optionsToCome,
} from '#market/explain/compute-figure.ts';
import {
  EXPLAINED_OF_BOND,
  type ExplainedEnd,
  type ExplainedOfBond,
  isSpread,
} from '#market/explain/explain-address.ts';
import type { RequestedFigure } from '#market/explain/requested-figure.ts';
import type { LEADING_SERVICES } from '#market/leading-yield/leading-yield.server.ts';
import { sealOr, type Unopened } from '#platform/contract/sealed.ts';
import type { PageContext } from '#platform/http/context.server.ts';
import type { Supplied } from '#platform/services/service.ts';
import type { BondExplanation, ExplanationBody } from './bond-explanation.contract.ts';
import { toShownFlows } from './shown-flows.ts';
import { howOf, writeInputs } from './write-inputs.server.ts';

export type ExplanationContext = Pick<
  PageContext,
  'database' | 'labels' | 'language' | 'numbers' | 'today' | 'viewer' | 'momentOf'
> &
  Supplied<typeof LEADING_SERVICES>;

export async function loadBondExplanation(
  context: ExplanationContext,
  requested: RequestedFigure & { readonly stringId: string },
): Promise<Unopened<BondExplanation>> {
  const bondCase = await readBondCase(context, requested);
  const { shared, explain } = explainCase(context, bondCase, requested);
  const needsNoPrice = requested.what === 'accrued';
  return {
    ...shared,
    body: sealOr(
      'last-price',
      async () => explain(true),
      async () => explain(needsNoPrice),
    ),
  };
}

/** All of an explanation but who may see it: `explain` says it with what follows from the price, or without. */
export function explainCase(
  context: Pick<ExplanationContext, 'labels' | 'language' | 'numbers' | 'viewer' | 'leading'>,
  bondCase: BondCase,
  requested: RequestedFigure,
) {
  const end = readEnd(requested, bondCase, context.leading);
  const words = createBondWords(context);
  const { what } = requested;
  const links = toLinks(bondCase, requested, end, words);
  return {
    shared: {
      string_id: bondCase.stringId,
      name: bondCase.name,
      currency: bondCase.currency,
      what,
      convention: conventionOf(requested),
      date: bondCase.day,
      decimals: DECIMALS[what],
      unit: unitOf(what, bondCase, words),
      ...links,
      export_link: mayExport(context.viewer) ? `/export${links.href}` : null,
    },
    explain: (isShown: boolean) => toExplanation({ bondCase, requested, end, words, isShown }),
  };
}

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
  'i-spread': 2,
  'asset-swap': 2,
};

interface Explaining {
  readonly bondCase: BondCase;
  readonly requested: RequestedFigure;
  readonly end: BondEnd | NamedEnd;
  readonly words: BondWords;
  readonly isShown: boolean;
}

function toExplanation({ bondCase, requested, end, words, isShown }: Explaining): ExplanationBody {
  const computed = computeFigure(bondCase, requested, end, isShown ? (bondCase.price?.clean ?? null) : null);
  const { figure, bond, steps } = computed;
  const why = isShown || computed.why !== 'no_price' || !bondCase.price ? computed.why : null;
  const hasPrice = isShown && (bondCase.price !== null || requested.what === 'accrued');
  return {
    is_shown: isShown || bondCase.price === null,
    title: writeTitle(computed, bondCase, words),
    end_date: hasEnd(requested.what) ? endDayOf(computed.end, bondCase) : null,
    compounding: bond?.compounding ?? 1,
    figure,
    why: why && words.t(`why_${why}`, { currency: bondCase.currency }),
    says: writeSays(computed, bondCase, end, words),
    inputs: writeInputs({ computed, bondCase, requested, isShown: hasPrice, words }),
    flows: toShownFlows(computed, hasPrice),
    steps: steps.map((step) => ({
      ...step,
      from: toCalendarDay(step.from),
      until: toCalendarDay(step.until),
    })),
    curve: toCurve(computed, bondCase, isShown),
  };
}

function endDayOf(end: BondEnd, { known }: BondCase) {
  const day = end.kind === 'maturity' ? known.terms.maturesOn : end.day;
  return day === null ? null : toCalendarDay(day);
}

function toCurve(
  { what, government }: ComputedFigure,
  { curve, currency }: BondCase,
  isShown: boolean,
): ExplanationBody['curve'] {
  if (!curve || !isSpread(what)) return null;
  const shown = (value: number) => (isShown ? value : null);
  return {
    date: curve.day,
    currency,
    kind: curve.curve.kind,
    zeros: (government?.coupons ?? []).map(({ years, percent, factor }) => ({
      years,
      percent: shown(percent),
      factor: shown(factor),
    })),
    points: curve.points.map(({ stringId, name, years, percent, onCurve }) => ({
      string_id: stringId,
      name,
      years,
      percent: shown(percent),
      on_curve: shown(onCurve),
    })),
  };
}

/** The ways from here: the other figures, conventions and ends of the bond. */
function toLinks(
  { stringId, hrefOf, known, day }: BondCase,
  requested: RequestedFigure,
  end: BondEnd | NamedEnd,
  { t, format }: BondWords,
): Pick<BondExplanation, 'figures' | 'conventions' | 'ends' | 'href'> {
  const { what } = requested;
  const convention = conventionOf(requested);
  const current = requested.end ?? (typeof end === 'string' ? end : end.kind);
  const options = optionsToCome(known, settlementDay(known.terms, toDayNumber(day))).map((option) => {
    const on = toCalendarDay(option.day);
    const text = t(`to_${option.kind}`, { day: format.day(on) });
    return { end: `${option.kind}-${on}` satisfies ExplainedEnd, kind: option.kind, text };
  });
  const isFirst = (at: number) => options.findIndex(({ kind }) => kind === options[at]?.kind) === at;
  const ends = [
    { end: 'worst' as const, text: t('end_worst'), is_current: current === 'worst' },
    { end: 'maturity' as const, text: t('end_maturity'), is_current: current === 'maturity' },
    { end: 'best' as const, text: t('end_best'), is_current: current === 'best' },
    ...options.map(({ end, kind, text }, at) => ({
      end,
      text,
      is_current: current === end || (current === kind && isFirst(at)),
    })),
  ];
  return {
    href: hrefOf(what, howOf(requested, what)),
    // Spreads are over a curve of the currency, which a bond of the calculator has not.
    figures: EXPLAINED_OF_BOND.filter((each) => stringId !== null || !isSpread(each)).map((each) => ({
      text: t(`name_${each}`),
      href: hrefOf(each, howOf(requested, each)),
      is_current: each === what,
    })),
    conventions: hasConvention(what)
      ? YIELD_CONVENTIONS.map((each) => ({
          text: t(`convention_${each}`),
          href: hrefOf(what, { ...howOf(requested, what), convention: each }),
          is_current: each === convention,
        }))
      : [],
    ends:
      hasEnd(what) && options.length > 0
        ? ends.map(({ end, ...link }) => ({
            ...link,
            href: hrefOf(what, { ...howOf(requested, what), end }),
          }))
        : [],
  };
}
