import { type Language, languageTag } from '#domain/languages/languages.ts';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { Message } from '#ui/message/Message.tsx';
import type english from './labels/eng.json';
import styles from './OperatorLabelPage.module.css';
import type { LabelPreview } from './operator-labels.contract.ts';

export function LabelSamples({ preview, language }: { preview: LabelPreview; language: Language }) {
  const t = useLabels<typeof english>('operator-labels');
  if (preview.fault) return <Message>{t(`fault_${preview.fault}`)}</Message>;
  return (
    <dl className={styles.samples} aria-label={t('preview')} aria-live="polite">
      {preview.samples.map(({ count, text }) => (
        <div key={count}>
          <dt>{count ?? t('preview')}</dt>
          <dd lang={languageTag(language)}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
