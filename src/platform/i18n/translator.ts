import { type Language, languageTag } from '#domain/languages/languages.ts';
import { type LabelValues, type Message, writeMessage } from './message.ts';

/** Labels of the modules that a page shows, compiled: `module.key` → message. */
export type CompiledLabels = Readonly<Record<string, Message>>;
export type Translate<Key extends string> = (key: Key, values?: LabelValues) => string;

export interface Translator {
  readonly language: Language;
  of<Key extends string>(module: string): Translate<Key>;
}

/** An unknown key stays visible as {{key}} so that a gap is seen, not hidden (LB-02). */
export function createTranslator(language: Language, labels: CompiledLabels): Translator {
  const locale = languageTag(language);
  const translates = new Map<string, Translate<string>>();
  return {
    language,
    // The same function each time, so that what is made with it can be kept.
    of: (module) => {
      const known = translates.get(module);
      if (known) return known;
      const translate: Translate<string> = (key, values = {}) => {
        const id = `${module}.${key}`;
        const message = Object.hasOwn(labels, id) ? labels[id] : undefined;
        return message ? writeMessage(message, values, locale) : `{{${key}}}`;
      };
      translates.set(module, translate);
      return translate;
    },
  };
}

/** Shows the raw keys with their modules, for those who look after the labels (SH-11). */
export function keyTranslator(language: Language): Translator {
  return { language, of: (module) => (key) => `${module}.${key}` };
}

/** `?show_labels` and `?show_labels=1` show keys, `?show_labels=0` shows texts. */
export const showsKeys = (parameter: string | undefined): boolean =>
  parameter !== undefined && parameter !== '0' && parameter !== 'false';
