import { languageName } from '#domain/languages/languages.ts';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { SimpleTable } from '#ui/table/SimpleTable.tsx';
import type english from './labels/eng.json';
import type { OperatorLabelsData } from './operator-labels.contract.ts';

export function LanguageStates({ languages }: Pick<OperatorLabelsData, 'languages'>) {
  const t = useLabels<typeof english>('operator-labels');
  return (
    <SimpleTable
      label={t('languages')}
      limit={0}
      columns={[
        { key: 'language', title: t('language') },
        { key: 'labels', title: t('labels'), kind: 'number', decimals: 0, isAlwaysShown: true },
        { key: 'missing', title: t('missing'), kind: 'number', decimals: 0, isAlwaysShown: true },
        { key: 'overridden', title: t('overridden'), kind: 'number', decimals: 0, isAlwaysShown: true },
      ]}
      rows={languages.map(({ language, ...counts }) => ({
        id: language,
        cells: {
          language: { val: languageName(language), lnk: `/operator/labels/?language=${language}` },
          ...counts,
        },
      }))}
    />
  );
}
