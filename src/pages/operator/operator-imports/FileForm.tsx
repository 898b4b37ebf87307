import { RECORD_ORDER } from '#domain/import/record-order.ts';
import { DAY_ORDERS, DECIMALS, ENCODINGS } from '#ingest/drafts/draft.ts';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { ActionForm } from '#ui/action-form/ActionForm.tsx';
import buttons from '#ui/button/button.module.css';
import { CheckboxLine } from '#ui/checkbox/Checkbox.tsx';
import { classes } from '#ui/classes.ts';
import { TextField } from '#ui/field/TextField.tsx';
import { ColumnMap } from './ColumnMap.tsx';
import { chooseFile, DELIMITER_NAMES, type ImportFileData } from './import-file.contract.ts';
import type english from './labels/eng.json';
import styles from './OperatorImports.module.css';
import { PlainSelect } from './PlainSelect.tsx';
import { useImportWords } from './useImportWords.ts';

interface Props {
  readonly data: ImportFileData;
  /** The form has changed. */
  readonly onFollow: (form: HTMLFormElement) => void;
}

const nameOfDelimiter = (sign: string | undefined) =>
  Object.entries(DELIMITER_NAMES).find(([, each]) => each === sign)?.[0] ?? '';

/** How the file is read. An empty choice leaves it to what was recognised. */
export function FileForm({ data, onFollow }: Props) {
  const t = useLabels<typeof english>('operator-imports');
  const { record: recordName } = useImportWords();
  const { draft, position, choices, recognised, formats, preview } = data;
  const isMapped = (choices.format ?? recognised?.format ?? 'any-table') === 'any-table';
  const header = recognised?.header ?? [];
  return (
    <ActionForm
      endpoint={chooseFile}
      params={{ draftId: draft.id, position }}
      className={styles.options}
      done={t('saved')}
    >
      <div
        className={styles.fields}
        onChange={({ target }) => target instanceof HTMLElement && follow(target, onFollow)}
      >
        <PlainSelect label={t('format')} name="format" value={choices.format} options={formats} />
        <PlainSelect label={t('encoding')} name="encoding" value={choices.encoding} options={ENCODINGS} />
        <PlainSelect
          label={t('delimiter')}
          name="delimiter"
          value={nameOfDelimiter(choices.delimiter)}
          options={Object.keys(DELIMITER_NAMES)}
          textOf={(name) => t(`delimiter_${name as keyof typeof DELIMITER_NAMES}`)}
        />
        <PlainSelect
          label={t('day_order')}
          name="dayOrder"
          value={choices.dayOrder}
          options={DAY_ORDERS}
          textOf={(order) => t(`day_order_${order as (typeof DAY_ORDERS)[number]}`)}
        />
        <PlainSelect label={t('decimal')} name="decimal" value={choices.decimal} options={DECIMALS} />
        <TextField label={t('venue')} name="venue" defaultValue={choices.venue} maxLength={4} />
        <TextField label={t('ticker')} name="ticker" defaultValue={choices.ticker} maxLength={100} />
        {isMapped ? (
          <PlainSelect
            label={t('record_type')}
            name="record"
            value={choices.record ?? preview?.record ?? ''}
            options={RECORD_ORDER}
            textOf={recordName}
          />
        ) : (
          header.length > 0 && (
            <PlainSelect
              label={t('close_column')}
              name="close"
              value={choices.columns?.close}
              options={header}
            />
          )
        )}
      </div>
      {isMapped && header.length > 0 && (
        <ColumnMap data={data} onChange={(element) => follow(element, onFollow)} />
      )}
      <CheckboxLine text={t('leave_out')} name="isLeftOut" defaultChecked={choices.isLeftOut ?? false} />
      <div className={styles.actions}>
        <button type="submit" name="step" value="save" className={classes(buttons.button, buttons.solid)}>
          {t('apply')}
        </button>
        {isMapped && header.length > 0 && (
          <>
            <TextField
              label={t('recipe_name')}
              name="recipe"
              pattern="[a-z0-9]+(-[a-z0-9]+)*"
              maxLength={100}
              autoComplete="off"
            />
            <button type="submit" name="step" value="recipe" className={buttons.button}>
              {t('save_recipe')}
            </button>
          </>
        )}
      </div>
    </ActionForm>
  );
}

function follow(element: HTMLElement, onFollow: (form: HTMLFormElement) => void): void {
  const form = element.closest('form');
  if (form) onFollow(form);
}
