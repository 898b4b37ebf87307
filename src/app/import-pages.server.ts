import { view as importBatchView } from '#pages/operator/operator-imports/ImportBatchPage.tsx';
import { view as importCheckView } from '#pages/operator/operator-imports/ImportCheckPage.tsx';
import { view as importDifferenceView } from '#pages/operator/operator-imports/ImportDifferencePage.tsx';
import { view as importDraftView } from '#pages/operator/operator-imports/ImportDraftPage.tsx';
import { view as importFileView } from '#pages/operator/operator-imports/ImportFilePage.tsx';
import { loadImportBatchPage } from '#pages/operator/operator-imports/import-batch.server.ts';
import { loadImportDifferencePage } from '#pages/operator/operator-imports/import-difference.server.ts';
import {
  loadImportCheckPage,
  loadImportDraftPage,
} from '#pages/operator/operator-imports/import-draft.server.ts';
import { loadImportFilePage } from '#pages/operator/operator-imports/import-file.server.ts';
import { view as operatorImportsView } from '#pages/operator/operator-imports/OperatorImportsPage.tsx';
import { loadOperatorImportsPage } from '#pages/operator/operator-imports/operator-imports.server.ts';
import { erase, type ServedPage } from './served-page.server.ts';

/** The administrator's pages of imports. */
export const importPages: readonly ServedPage[] = [
  {
    loader: loadOperatorImportsPage,
    view: erase(operatorImportsView),
    source: 'src/pages/operator/operator-imports/OperatorImportsPage.tsx',
  },
  {
    loader: loadImportDraftPage,
    view: erase(importDraftView),
    source: 'src/pages/operator/operator-imports/ImportDraftPage.tsx',
  },
  {
    loader: loadImportFilePage,
    view: erase(importFileView),
    source: 'src/pages/operator/operator-imports/ImportFilePage.tsx',
  },
  {
    loader: loadImportCheckPage,
    view: erase(importCheckView),
    source: 'src/pages/operator/operator-imports/ImportCheckPage.tsx',
  },
  {
    loader: loadImportDifferencePage,
    view: erase(importDifferenceView),
    source: 'src/pages/operator/operator-imports/ImportDifferencePage.tsx',
  },
  {
    loader: loadImportBatchPage,
    view: erase(importBatchView),
    source: 'src/pages/operator/operator-imports/ImportBatchPage.tsx',
  },
];
