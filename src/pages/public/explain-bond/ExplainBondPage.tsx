import { entityPath } from '#domain/search/categories.ts';
import {
  BondExplanationPage,
  bondExplanationHead,
} from '#page-parts/bond-explanation/BondExplanationPage.tsx';
import type { PageView } from '#platform/contract/page-view.ts';
import type { ExplainBondPageData } from './explain-bond.contract.ts';

const bondOf = ({ string_id: stringId }: ExplainBondPageData) => entityPath('bonds', stringId ?? '');

export const view: PageView<ExplainBondPageData> = {
  View: ({ data }) => <BondExplanationPage data={data} from={bondOf(data)} />,
  head: (data, words) => bondExplanationHead(data, bondOf(data), words),
};
