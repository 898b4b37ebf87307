import type { Language } from '#domain/languages/languages.ts';
import { DEFAULT_BRAND } from '#foundation/brands/brands.ts';
import { Outbox } from '#foundation/outbox/outbox.server.ts';
import { pageUrl } from '#foundation/web/address.ts';
import { createLabelCatalog } from '../labels.server.ts';
import type { CommandContext } from './command.server.ts';

/** What a command needs to write to a reader. */
export const emailTools = ({ config }: Pick<CommandContext, 'config'>) => ({
  labels: createLabelCatalog(),
  outbox: new Outbox(config),
  defaultLanguage: config.defaultLanguage,
  urlOf: (path: string, language: Language) => pageUrl(config, { language, brand: DEFAULT_BRAND, path }),
});
