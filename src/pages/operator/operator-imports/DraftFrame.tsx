import type { ReactNode } from 'react';
import { OperatorFrame } from '#page-parts/operator/OperatorFrame.tsx';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import type { RefusalCode } from '#platform/refusals/refusal.ts';
import { TabLinks } from '#ui/tabs/TabLinks.tsx';
import type { ShownDraft } from './import-draft.contract.ts';
import type english from './labels/eng.json';

interface Props {
  readonly draft: ShownDraft;
  readonly step: 'files' | 'check' | 'difference';
  readonly refused?: RefusalCode | null;
  readonly children: ReactNode;
}

const PATHS = { files: '', check: 'check/', difference: 'difference/' } as const;

/** The heading of a draft and the way between its steps. */
export function DraftFrame({ draft, step, refused = null, children }: Props) {
  const t = useLabels<typeof english>('operator-imports');
  const link = useLink();
  const steps = draft.report ? (['files', 'check', 'difference'] as const) : (['files', 'check'] as const);
  return (
    <OperatorFrame title={t('draft_name', { id: draft.id })} refused={refused}>
      <TabLinks
        label={t('steps')}
        items={steps.map((each) => ({
          text: t(`step_${each}`),
          href: link(`/operator/imports/${draft.id}/${PATHS[each]}`),
          isCurrent: each === step,
        }))}
      />
      {children}
    </OperatorFrame>
  );
}
