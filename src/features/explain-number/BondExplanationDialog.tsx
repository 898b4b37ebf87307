import { ExplainDialog } from '#ui/explained/ExplainDialog.tsx';
import type { RequestedPanel } from '#ui/explained/requested-panel.ts';
import { usePageData } from '#ui/explained/usePageData.ts';
import { BondExplanationView } from './BondExplanationView.tsx';
import type { BondExplanation } from './bond-explanation.contract.ts';

interface Props {
  readonly requested: RequestedPanel;
  readonly onClose: () => void;
}

/** How a number of a bond was computed; a press on another number in it shows that one. */
export default function BondExplanationDialog({ requested, onClose }: Props) {
  const { data, hasFailed, load } = usePageData<BondExplanation>(requested.href);
  return (
    <ExplainDialog
      title={data?.body.title ?? requested.label}
      href={requested.href}
      hasFailed={hasFailed}
      onAgain={load}
      onClose={onClose}
      exportLink={data?.export_link}
    >
      {data && <BondExplanationView data={data} level={3} />}
    </ExplainDialog>
  );
}
