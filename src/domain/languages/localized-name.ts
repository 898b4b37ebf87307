import { LANGUAGES, type Language } from './languages.ts';
import { scriptOf, scriptOfLanguage } from './scripts.ts';

/** Names by language, where they are known; the registered name, too, is there under its language. */
export type NameTable = Readonly<Partial<Record<Language, string>>>;

/**
 * The name that a reader of this language is shown: in the language; else one in the same script; else in English; else
 * as registered. In Latin script English comes first, then the registered name: letters that a reader knows are not yet
 * a language that they read. In the others the registered name comes first.
 */
export function localizedName(registered: string, names: NameTable, language: Language): string {
  const own = names[language];
  if (own !== undefined) return own;
  const script = scriptOfLanguage(language);
  if (!CODE.test(registered) && scriptOf(registered) === script)
    return (script === 'latin' ? names.eng : undefined) ?? registered;
  const other = fallbackLanguages(language).find((each) => names[each] !== undefined);
  return (other && names[other]) ?? registered;
}

/** The name in the register, where a reader of this language is shown another one. */
export function registeredBeside(registered: string, names: NameTable, language: Language): string | null {
  return localizedName(registered, names, language) === registered ? null : registered;
}

/** The languages whose names stand in for this one: those of its script, English before the others, then English. */
export function fallbackLanguages(language: Language): readonly Language[] {
  const script = scriptOfLanguage(language);
  const others = LANGUAGES.filter((each) => each !== 'eng' && scriptOfLanguage(each) === script);
  const inOrder: readonly Language[] = script === 'latin' ? ['eng', ...others] : [...others, 'eng'];
  return inOrder.filter((each) => each !== language);
}

/** An exchange or an industry is registered under a code, which is nobody's name: `XAMB`, `steel-mining`. */
export const CODE_PATTERN = '^[A-Za-z0-9_.-]+$';
const CODE = new RegExp(CODE_PATTERN);
