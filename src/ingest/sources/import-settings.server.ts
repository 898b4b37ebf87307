import type { ImportConfig } from '#platform/configuration/config-import.server.ts';
import { service } from '#platform/services/service.ts';

/** What sources may reach. */
export const IMPORT_SETTINGS = service<ImportConfig>('import settings');
