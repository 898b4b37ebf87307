import { RULES, type Rule } from '#domain/import/finding.ts';
import { type CheckSettings, DEFAULT_CHECKS } from '../checks/check-settings.ts';
import type { Recipe } from '../mapping/recipe.ts';

/** What a person says about the checks of one run, above the recipe. */
export interface CheckChoices {
  readonly accepted: readonly string[];
  /** 0…1. */
  readonly mostRejected?: number | undefined;
}

/** Accepts prices outside of low and high by widening these. */
export const WIDEN = 'ohlc-widen';

export const isAcceptable = (word: string): boolean => word === WIDEN || isRule(word);

const isRule = (word: string): word is Rule => RULES.some((rule) => rule === word);

export function toCheckSettings(
  recipe: Recipe | null,
  { accepted, mostRejected }: CheckChoices,
): CheckSettings {
  const rules = Object.entries(recipe?.checks ?? {});
  const off = rules.flatMap(([rule, setting]) =>
    setting === 'off' && isRule(rule) ? [[rule, 'off'] as const] : [],
  );
  const byRecipe = rules.flatMap(([rule, setting]) => (setting === 'accept' && isRule(rule) ? [rule] : []));
  const jump = recipe?.checks.jump;
  return {
    ...DEFAULT_CHECKS,
    severities: Object.fromEntries(off),
    accepted: new Set([...byRecipe, ...accepted.filter(isRule)]),
    widensDays: accepted.includes(WIDEN),
    jumpTimes: (typeof jump === 'object' ? jump.times : undefined) ?? DEFAULT_CHECKS.jumpTimes,
    mostRejected: mostRejected ?? DEFAULT_CHECKS.mostRejected,
  };
}
