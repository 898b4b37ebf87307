import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#domain/languages/languages.ts';
import type { LabelCatalog, LabelOverride } from '#platform/i18n/label-catalog.server.ts';
import type { LabelShow } from './operator-labels.contract.ts';

export interface ListedLabel {
  readonly module: string;
  readonly key: string;
  readonly english: string;
  /** Null: the language lacks it. */
  readonly shipped: string | null;
  readonly override: string | null;
}

/**
 * Every label that English has, as it stands in a language. The overrides come from the store and not from the catalog,
 * which hears of a change a moment later and leaves out what cannot be shown.
 */
export function listLabels(
  labels: LabelCatalog,
  overrides: readonly LabelOverride[],
  language: Language,
): ListedLabel[] {
  const texts = new Map(
    overrides
      .filter((override) => override.language === language)
      .map(({ module, key, text }) => [`${module} ${key}`, text]),
  );
  return labels.modules.toSorted().flatMap((module) => {
    const shipped = labels.findShipped(module, language) ?? {};
    return Object.entries(labels.findShipped(module, DEFAULT_LANGUAGE) ?? {}).map(([key, english]) => ({
      module,
      key,
      english,
      shipped: shipped[key] ?? null,
      override: texts.get(`${module} ${key}`) ?? null,
    }));
  });
}

export interface LabelSearch {
  /** Of a key or a text. */
  readonly text: string;
  /** Empty: every module. */
  readonly module: string;
  readonly show: LabelShow;
}

export function searchLabels(
  labels: readonly ListedLabel[],
  { text, module, show }: LabelSearch,
): ListedLabel[] {
  const wanted = text.toLowerCase();
  return labels.filter((label) => {
    if (module && label.module !== module) return false;
    if (show === 'overridden' && label.override === null) return false;
    if (show === 'missing' && (label.shipped !== null || label.override !== null)) return false;
    const words = [label.module, label.key, label.shipped ?? label.english, label.override ?? ''];
    return words.some((each) => each.toLowerCase().includes(wanted));
  });
}

export interface LanguageState {
  readonly language: Language;
  readonly labels: number;
  readonly missing: number;
  readonly overridden: number;
}

export function countLabels(labels: LabelCatalog, overrides: readonly LabelOverride[]): LanguageState[] {
  return LANGUAGES.map((language) => {
    const all = listLabels(labels, overrides, language);
    return {
      language,
      labels: all.length,
      missing: all.filter(({ shipped, override }) => shipped === null && override === null).length,
      overridden: all.filter(({ override }) => override !== null).length,
    };
  });
}
