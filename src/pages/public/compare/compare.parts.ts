import { CompareTable as CompareTableView } from '#features/compare-table/CompareTable.tsx';
import { staticPart } from '#platform/islands/island.tsx';

export const CompareTable = staticPart('CompareTable', CompareTableView);
