import { ACCEPTED_LEAD, ACCEPTED_SCORE } from '#domain/import/recognition-score.ts';
import type { Peek } from '../decode/peek.ts';
import type { ImportFormat, Recognition } from '../formats/format.ts';
import { FORMATS } from '../formats/registry.ts';
import { headerHash } from './header-hash.ts';
import type { Recipe } from './recipe.ts';

const NEAREST = 3;

export interface Candidate {
  readonly format: ImportFormat;
  readonly recognition: Recognition;
}

export type Recognised =
  | (Candidate & { readonly kind: 'decided'; readonly recipe: Recipe | null })
  /** A person chooses; the best first, each with its reasons. */
  | { readonly kind: 'undecided'; readonly nearest: readonly Candidate[] };

/** What a file is. A saved recipe for the same columns wins; else a format that is sure, and far ahead of the next. */
export function recognise(
  peek: Peek,
  recipes: readonly Recipe[],
  formats: readonly ImportFormat[] = FORMATS,
): Recognised {
  const saved = findSaved(peek, recipes, formats);
  if (saved) return saved;
  const candidates = formats
    .map((format) => ({ format, recognition: format.recognise(peek) }))
    .toSorted((a, b) => b.recognition.score - a.recognition.score);
  const [best, next] = candidates;
  const lead = (best?.recognition.score ?? 0) - (next?.recognition.score ?? 0);
  if (!best || best.recognition.score < ACCEPTED_SCORE || lead < ACCEPTED_LEAD)
    return { kind: 'undecided', nearest: nearestOf(candidates) };
  const recipe = recipes.findLast(({ code }) => code === best.format.code) ?? null;
  return { kind: 'decided', ...best, recipe };
}

/** Who knows the file, and why nothing of it is stored, is among them. */
function nearestOf(candidates: readonly Candidate[]): readonly Candidate[] {
  const first = candidates.slice(0, NEAREST);
  const knows = ({ recognition }: Candidate) =>
    recognition.reasons.some(({ code, details }) => code === 'other_content' && details);
  const one = candidates.find(knows);
  return one === undefined || first.includes(one) ? first : [...first.slice(0, -1), one];
}

function findSaved(
  peek: Peek,
  recipes: readonly Recipe[],
  formats: readonly ImportFormat[],
): Recognised | null {
  if (peek.content.kind !== 'table') return null;
  const hash = headerHash(peek.content.header);
  const recipe = recipes.findLast((each) => each.headerHash === hash);
  const format = formats.find(({ code }) => code === recipe?.format);
  if (!recipe || !format) return null;
  const { records } = format.recognise(peek);
  const recognition: Recognition = {
    score: 1,
    reasons: [{ code: 'recipe', details: { recipe: recipe.code } }],
    records: recipe.record ? [recipe.record] : records,
  };
  return { kind: 'decided', format, recognition, recipe };
}
