import type { SourceTools } from '#ingest/sources/run/source-tools.server.ts';
import { tellOperators } from '#pages/operator/operator-sources/source-email.server.ts';
import { pageUrl } from '#platform/addresses/address.ts';
import { DEFAULT_BRAND } from '#platform/brands/brands.ts';
import type { Config } from '#platform/configuration/config.server.ts';
import type { LabelCatalog } from '#platform/i18n/label-catalog.server.ts';
import { Outbox } from '#platform/mail/outbox.server.ts';

/** Writes to the operators when a source waits for them or has stopped. */
export function createNotify(config: Config, labels: LabelCatalog): SourceTools['notify'] {
  const outbox = new Outbox(config);
  return (database, source, news, at) =>
    tellOperators(database, source, news, {
      labels,
      outbox,
      at,
      defaultLanguage: config.defaultLanguage,
      urlOf: (path, language) => pageUrl(config, { language, brand: DEFAULT_BRAND, path }),
    });
}
