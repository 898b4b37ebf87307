import {
  BondExplanationPage,
  bondExplanationHead,
} from '#page-parts/bond-explanation/BondExplanationPage.tsx';
import type { PageView } from '#platform/contract/page-view.ts';
import type { ExplainCalculationPageData } from './explain-calculation.contract.ts';

export const view: PageView<ExplainCalculationPageData> = {
  View: ({ data }) => <BondExplanationPage data={data} from={data.calculation} />,
  head: (data, words) => bondExplanationHead(data, data.calculation, words),
};
