import forms from '#page-parts/operator/operator-forms.module.css';
import { StackedTable } from '#page-parts/operator/StackedTable.tsx';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { Badge } from '#ui/badge/Badge.tsx';
import { classes } from '#ui/classes.ts';
import { Moment } from '#ui/figure/Moment.tsx';
import type english from './labels/eng.json';
import type { ListedDraft } from './operator-imports.contract.ts';
import { stepPath } from './step-path.ts';

const TONES = {
  recognising: 'accent',
  open: 'plain',
  checking: 'accent',
  checked: 'accent',
  writing: 'accent',
  done: 'plain',
  failed: 'warn',
} as const;

/** Imports that wait for their administrator. */
export function DraftList({ drafts }: { drafts: readonly ListedDraft[] }) {
  const t = useLabels<typeof english>('operator-imports');
  const link = useLink();
  return (
    <StackedTable
      label={t('drafts')}
      columns={[
        { key: 'files', title: t('files') },
        { key: 'who', title: t('who') },
        { key: 'when', title: t('when'), isNarrow: true },
        { key: 'state', title: t('state'), onPhone: 'corner', isNarrow: true },
      ]}
      rows={drafts.map((draft) => ({
        id: draft.id,
        cells: {
          files: (
            <>
              <a className={classes('link', forms.main)} href={link(stepPath(draft))}>
                {t('draft_name', { id: draft.id })}
              </a>
              <span className={forms.sub}>
                {draft.names.join(' · ')}
                {draft.files > draft.names.length && ' …'}
              </span>
            </>
          ),
          who: draft.actor,
          when: <Moment at={draft.createdAt} />,
          state: <Badge tone={TONES[draft.state]} text={t(`draft_${draft.state}`)} />,
        },
      }))}
    />
  );
}
