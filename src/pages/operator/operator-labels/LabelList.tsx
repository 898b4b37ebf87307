import { languageTag } from '#domain/languages/languages.ts';
import forms from '#page-parts/operator/operator-forms.module.css';
import { StackedTable } from '#page-parts/operator/StackedTable.tsx';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { Badge } from '#ui/badge/Badge.tsx';
import { classes } from '#ui/classes.ts';
import { labelPath } from './label-path.ts';
import type english from './labels/eng.json';
import type { OperatorLabelsData } from './operator-labels.contract.ts';

export function LabelList({ data: { labels, language } }: { data: OperatorLabelsData }) {
  const t = useLabels<typeof english>('operator-labels');
  const link = useLink();
  return (
    <StackedTable
      label={t('title')}
      columns={[
        { key: 'label', title: t('label') },
        { key: 'text', title: t('text') },
        { key: 'state', title: t('state'), onPhone: 'corner', isNarrow: true },
      ]}
      rows={labels.map(({ module, key, english: inEnglish, shipped, override }) => ({
        id: `${module}.${key}`,
        cells: {
          label: (
            <>
              <a className={classes('link', forms.main)} href={link(labelPath({ module, key, language }))}>
                {key}
              </a>
              <span className={forms.sub}>{module}</span>
            </>
          ),
          text: (
            <span lang={(override ?? shipped) ? languageTag(language) : 'en'}>
              {override ?? shipped ?? inEnglish}
            </span>
          ),
          state:
            override !== null ? (
              <Badge tone="accent" text={t('overridden')} />
            ) : (
              shipped === null && <Badge tone="warn" text={t('missing')} />
            ),
        },
      }))}
    />
  );
}
