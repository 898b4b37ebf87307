import { isLanguage, LANGUAGES, type Language } from '#domain/languages/languages.ts';
import { overrideLabel } from '#pages/operator/operator-labels/change-label.server.ts';
import { listLabels, searchLabels } from '#pages/operator/operator-labels/label-search.server.ts';
import { findLabelOverrides } from '#platform/i18n/label-override.repository.ts';
import { createLabelCatalog } from '../i18n/labels.server.ts';
import { type Command, UsageError } from './command.server.ts';

export const labelCommands: readonly Command[] = [
  {
    name: 'labels list',
    usage: '[--language CODE] [--overridden]',
    summary: 'labels, in English by default, or only those overridden',
    options: { language: { type: 'string' }, overridden: { type: 'boolean' } },
    run: async ({ values: { language, overridden } }, { database, show }) => {
      const labels = createLabelCatalog();
      const overrides = await findLabelOverrides(database);
      const languages = language === undefined && overridden ? LANGUAGES : [toLanguage(language ?? 'eng')];
      const filter = { text: '', module: '', show: overridden ? 'overridden' : 'all' } as const;
      show(
        languages.flatMap((each) =>
          searchLabels(listLabels(labels, overrides, each), filter).map(
            ({ module, key, shipped, override }) => ({
              module,
              key,
              language: each,
              shipped,
              override,
            }),
          ),
        ),
      );
    },
  },
  {
    name: 'labels missing',
    usage: '',
    summary: 'labels missing in a language',
    run: async (_, { database, show }) => {
      const labels = createLabelCatalog();
      const overrides = await findLabelOverrides(database);
      const filter = { text: '', module: '', show: 'missing' } as const;
      show(
        LANGUAGES.flatMap((language) =>
          searchLabels(listLabels(labels, overrides, language), filter).map(({ module, key, english }) => ({
            module,
            key,
            language,
            english,
          })),
        ),
      );
    },
  },
  {
    name: 'labels set',
    usage: 'MODULE KEY LANGUAGE TEXT',
    summary: 'override a label',
    run: async ({ positionals: [module, key, language, text, ...rest] }, { database, actor, say }) => {
      if (!module || !key || text === undefined || rest.length > 0) throw new UsageError();
      const labelKey = { module, key, language: toLanguage(language) };
      await overrideLabel(database, createLabelCatalog(), actor, { ...labelKey, text: text.trim() });
      say('written');
    },
  },
  {
    name: 'labels unset',
    usage: 'MODULE KEY LANGUAGE',
    summary: 'restore the default text of a label',
    run: async ({ positionals: [module, key, language, ...rest] }, { database, actor, say }) => {
      if (!module || !key || rest.length > 0) throw new UsageError();
      const labelKey = { module, key, language: toLanguage(language) };
      await overrideLabel(database, createLabelCatalog(), actor, { ...labelKey, text: null });
      say('the default text is restored');
    },
  },
];

function toLanguage(code: string | boolean | undefined): Language {
  if (typeof code !== 'string' || !isLanguage(code)) throw new UsageError();
  return code;
}
