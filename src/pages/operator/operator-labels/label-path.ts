import { fillPath } from '#platform/contract/page.ts';
import { operatorLabelPage } from './operator-labels.contract.ts';

/** The page of one label in one language. */
export const labelPath = (label: { module: string; key: string; language: string }): string =>
  fillPath(operatorLabelPage.path, label);
