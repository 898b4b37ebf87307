import type { Language } from '#domain/languages/languages.ts';
import { pageUrl } from '#platform/addresses/address.ts';
import { DEFAULT_BRAND } from '#platform/brands/brands.ts';
import { Outbox } from '#platform/mail/outbox.server.ts';
import { createLabelCatalog } from '../i18n/labels.server.ts';
import type { CommandContext } from './command.server.ts';

/** What a command needs to write to a reader. */
export const emailTools = ({ config }: Pick<CommandContext, 'config'>) => ({
  labels: createLabelCatalog(),
  outbox: new Outbox(config),
  defaultLanguage: config.defaultLanguage,
  urlOf: (path: string, language: Language) => pageUrl(config, { language, brand: DEFAULT_BRAND, path }),
});
