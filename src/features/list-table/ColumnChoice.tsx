import type english from '#market/lists/labels/eng.json';
import { LISTS } from '#market/lists/list-fields.ts';
import { listPath, listWords, usualColumns } from '#market/lists/list-selection.ts';
import { titleOf } from '#market/lists/list-words.ts';
import type { ListData } from '#market/lists/lists.contract.ts';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import buttons from '#ui/button/button.module.css';
import { CheckboxLine } from '#ui/checkbox/Checkbox.tsx';
import { classes } from '#ui/classes.ts';
import styles from './ColumnChoice.module.css';

/** Which columns the table has: a form of boxes whose answer is an address. */
export function ColumnChoice({ data: { list, selection } }: { data: ListData }) {
  const t = useLabels<typeof english>('lists');
  const link = useLink();
  const fields = LISTS[list];
  const usual = usualColumns(fields);
  const words = listWords(fields, { ...selection, columns: usual });
  const hrefOf = (columns: readonly string[]) => link(listPath(fields, { ...selection, columns }));
  return (
    <details className={styles.choice} key={selection.columns.join()}>
      <summary className={buttons.button}>{t('columns')}</summary>
      <form className={styles.form} action={link(fields.path)}>
        {fields.columns.map(({ key }) => (
          <CheckboxLine
            key={key}
            name="columns"
            value={key}
            defaultChecked={selection.columns.includes(key)}
            text={titleOf(t, key)}
          />
        ))}
        {words.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className={styles.foot}>
          <button className={classes(buttons.button, buttons.solid)} type="submit">
            {t('show')}
          </button>
          {selection.columns.length < fields.columns.length && (
            <a
              className={classes(buttons.button, buttons.quiet)}
              href={hrefOf(fields.columns.map(({ key }) => key))}
            >
              {t('all_columns')}
            </a>
          )}
          {selection.columns.join() !== usual.join() && (
            <a className={classes(buttons.button, buttons.quiet)} href={hrefOf(usual)}>
              {t('usual_columns')}
            </a>
          )}
        </div>
      </form>
    </details>
  );
}
