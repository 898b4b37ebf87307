import type { HttpServices } from '#platform/http/services.server.ts';
import { findLabelOverrides } from '#platform/i18n/label-override.repository.ts';

/** Shows what operators wrote over the labels. Without the store, and where a text is broken, the shipped labels stand. */
export async function reloadLabels({
  labels,
  stores,
  log,
}: Pick<HttpServices, 'labels' | 'stores' | 'log'>): Promise<void> {
  try {
    const broken = labels.setOverrides(await findLabelOverrides(stores.primary));
    for (const { module, key, language } of broken)
      log.warn({ module, key, language }, 'a label override cannot be shown and is left out');
  } catch (error) {
    log.error({ err: error }, 'label overrides could not be read');
  }
}
