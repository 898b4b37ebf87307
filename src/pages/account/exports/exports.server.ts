import { loadOwnExports } from '#features/export-files/export-files.server.ts';
import { load } from '#platform/http/door.server.ts';
import { exportsPage } from './exports.contract.ts';

export const loadExportsPage = load(exportsPage, async ({ query }, context) => ({
  refused: query.refused ?? null,
  files: await loadOwnExports(context),
}));
