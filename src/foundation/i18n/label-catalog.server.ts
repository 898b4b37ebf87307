import { type CompiledMessage, compileMessage } from '@lingui/message-utils/compileMessage';
import { isLanguage, type Language } from '#domain/languages/languages.ts';
import { type CompiledLabels, createTranslator, keyTranslator, type Translator } from './translator.ts';

export type LabelMap = Readonly<Record<string, string>>;

/** All labels of the site: one module a folder, one file a language. */
export class LabelCatalog {
  readonly #modules = new Map<string, Map<Language, LabelMap>>();
  readonly #compiled = new Map<string, CompiledLabels>();
  readonly #translators = new Map<string, Translator>();

  /** `files`: path of each label file (`…/<module>/labels/<language>.json`) → its content. */
  constructor(files: Readonly<Record<string, LabelMap>>) {
    for (const [path, labels] of Object.entries(files)) {
      const [, module, language] = /([\w-]+)\/labels\/(\w+)\.json$/.exec(path) ?? [];
      if (!module || !language || !isLanguage(language)) throw new Error(`${path} is not a label file`);
      const languages = this.#modules.get(module) ?? new Map<Language, LabelMap>();
      if (languages.has(language)) throw new Error(`two folders are called ${module}`);
      this.#modules.set(module, languages.set(language, labels));
    }
  }

  get modules(): readonly string[] {
    return [...this.#modules.keys()];
  }

  find(module: string, language: Language): LabelMap | null {
    return this.#modules.get(module)?.get(language) ?? null;
  }

  /** What a page ships: its modules in one language, ready to use. */
  compile(modules: readonly string[], language: Language): CompiledLabels {
    const key = `${language} ${modules.join()}`;
    const known = this.#compiled.get(key);
    if (known) return known;
    const compiled: Record<string, CompiledMessage> = {};
    for (const module of modules) {
      for (const [label, text] of Object.entries(this.find(module, language) ?? {})) {
        compiled[`${module}.${label}`] = compileMessage(text);
      }
    }
    this.#compiled.set(key, compiled);
    return compiled;
  }

  translator(modules: readonly string[], language: Language, showKeys = false): Translator {
    if (showKeys) return keyTranslator(language);
    const key = `${language} ${modules.join()}`;
    const translator =
      this.#translators.get(key) ?? createTranslator(language, this.compile(modules, language));
    this.#translators.set(key, translator);
    return translator;
  }
}
