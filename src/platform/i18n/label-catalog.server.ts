import { compileMessage } from '@lingui/message-utils/compileMessage';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#domain/languages/languages.ts';
import { findLabelFault, type LabelFault } from './label-check.server.ts';
import type { Message } from './message.ts';
import { type CompiledLabels, createTranslator, keyTranslator, type Translator } from './translator.ts';

export type LabelMap = Readonly<Record<string, string>>;

/** A text that an operator wrote in place of a shipped one. */
export interface LabelOverride {
  readonly module: string;
  readonly key: string;
  readonly language: Language;
  readonly text: string;
}

/** All labels of the site: one module a folder, one file a language, and what operators wrote over them. */
export class LabelCatalog {
  readonly #modules = new Map<string, Map<Language, LabelMap>>();
  readonly #compiled = new Map<string, CompiledLabels>();
  readonly #translators = new Map<string, Translator>();
  #overrides = new Map<string, LabelMap>();
  #version = 0;

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

  /** Grows whenever a text may have changed. */
  get version(): number {
    return this.#version;
  }

  find(module: string, language: Language): LabelMap | null {
    const shipped = this.findShipped(module, language);
    const overrides = this.#overrides.get(`${language} ${module}`);
    return shipped && overrides ? { ...shipped, ...overrides } : shipped;
  }

  findShipped(module: string, language: Language): LabelMap | null {
    return this.#modules.get(module)?.get(language) ?? null;
  }

  /** Takes the place of all overrides before; gives those that cannot be shown, which count as not there. */
  setOverrides(overrides: readonly LabelOverride[]): LabelOverride[] {
    const usable = overrides.filter((override) => this.findFault(override) === null);
    this.#overrides = new Map(
      [...Map.groupBy(usable, ({ language, module }) => `${language} ${module}`)].map(([labelKey, texts]) => [
        labelKey,
        Object.fromEntries(texts.map(({ key, text }) => [key, text])),
      ]),
    );
    this.#compiled.clear();
    this.#translators.clear();
    this.#version++;
    return overrides.filter((override) => !usable.includes(override));
  }

  findFault({ module, key, text }: LabelOverride): LabelFault | 'unknown' | null {
    const english = own(this.findShipped(module, DEFAULT_LANGUAGE), key);
    return english === null ? 'unknown' : findLabelFault(text, english);
  }

  /** What a page ships: its modules in one language, ready to use. */
  compile(modules: readonly string[], language: Language): CompiledLabels {
    const key = `${language} ${modules.join()}`;
    const known = this.#compiled.get(key);
    if (known) return known;
    const compiled: Record<string, Message> = {};
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

const own = (labels: LabelMap | null | undefined, key: string): string | null =>
  labels && Object.hasOwn(labels, key) ? (labels[key] ?? null) : null;
