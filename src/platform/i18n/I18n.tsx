import { createContext, type ReactNode, use, useMemo } from 'react';
import { type Format, formatOf } from './format.ts';
import type { Numbers } from './numbers.ts';
import type { Translate, Translator } from './translator.ts';

interface Words {
  readonly translator: Translator;
  readonly format: Format;
  /** The language prefix of this page's links, '' in the default language. */
  readonly prefix: string;
}

const WordsContext = createContext<Words | null>(null);

export function I18n({
  translator,
  prefix,
  numbers,
  children,
}: {
  translator: Translator;
  prefix: string;
  numbers?: Numbers;
  children: ReactNode;
}) {
  const words = useMemo(
    () => ({ translator, prefix, format: formatOf(translator.language, numbers) }),
    [translator, prefix, numbers],
  );
  return <WordsContext value={words}>{children}</WordsContext>;
}

/** The labels of one module; the type argument is the type of its English file. */
export function useLabels<English extends object>(module: string): Translate<Extract<keyof English, string>> {
  return useWords().translator.of(module);
}

export function useFormat(): Format {
  return useWords().format;
}

export function useLanguage() {
  return useWords().translator.language;
}

/** Puts the page's language in front of an address of this site. */
export function useLink(): (path: string) => string {
  const { prefix } = useWords();
  return (path) => prefix + path;
}

function useWords(): Words {
  const words = use(WordsContext);
  if (!words) throw new Error('a view is drawn inside <I18n>');
  return words;
}
