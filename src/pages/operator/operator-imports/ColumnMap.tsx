import { useLabels } from '#platform/i18n/I18n.tsx';
import { Badge } from '#ui/badge/Badge.tsx';
import { classes } from '#ui/classes.ts';
import fields from '#ui/field/field.module.css';
import type { ImportFileData } from './import-file.contract.ts';
import type english from './labels/eng.json';
import styles from './OperatorImports.module.css';

interface Props {
  readonly data: ImportFileData;
  readonly onChange: (element: HTMLElement) => void;
}

/** The columns of the file with their first values, and the field that each of them fills. */
export function ColumnMap({ data: { recognised, preview, fields: known }, onChange }: Props) {
  const t = useLabels<typeof english>('operator-imports');
  if (!preview?.record) return null;
  const fieldOf = (column: string) =>
    Object.entries(preview.columns).find(([, name]) => name === column)?.[0] ?? '';
  return (
    <div className={styles.columns}>
      <input type="hidden" name="mappedAs" value={preview.record} />
      {recognised?.header.map((column, place) => {
        const field = recognised.header.indexOf(column) === place ? fieldOf(column) : '';
        const samples = recognised.sample.map((row) => row[place] ?? '').filter((cell) => cell !== '');
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: names of columns may be the same
          <div key={place} className={styles.column}>
            <b>{column}</b>
            <span className={styles.samples}>{samples.join(' · ')}</span>
            <div>
              <select
                className={classes(fields.field, styles.select)}
                name={`column_${place}`}
                aria-label={t('field_of', { column })}
                defaultValue={field}
                onChange={({ currentTarget }) => onChange(currentTarget)}
              >
                <option value="">{t('no_field')}</option>
                {known.map(({ name, isRequired }) => (
                  <option key={name} value={name}>
                    {isRequired ? `${name} *` : name}
                  </option>
                ))}
              </select>
            </div>
            {field !== '' && preview.guessed.includes(field) ? (
              <Badge tone="plain" text={t('guessed')} />
            ) : (
              <span />
            )}
          </div>
        );
      })}
    </div>
  );
}
