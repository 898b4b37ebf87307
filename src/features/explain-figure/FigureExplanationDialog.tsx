import { ExplainDialog } from '#ui/explained/ExplainDialog.tsx';
import type { RequestedPanel } from '#ui/explained/requested-panel.ts';
import { usePageData } from '#ui/explained/usePageData.ts';
import { FigureExplanationView } from './FigureExplanationView.tsx';
import type { FigureExplanation } from './figure-explanation.contract.ts';

interface Props {
  readonly requested: RequestedPanel;
  readonly onClose: () => void;
}

/** How a number of a share, a fund or an index, or of the risk of a bond, was computed. */
export default function FigureExplanationDialog({ requested, onClose }: Props) {
  const { data, hasFailed, load } = usePageData<FigureExplanation>(requested.href);
  return (
    <ExplainDialog
      title={data ? `${data.title} · ${data.name}` : requested.label}
      href={requested.href}
      hasFailed={hasFailed}
      onAgain={load}
      onClose={onClose}
      exportLink={data?.export_link}
    >
      {data && <FigureExplanationView data={data} level={3} />}
    </ExplainDialog>
  );
}
