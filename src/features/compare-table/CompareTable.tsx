import { isSame, markRow } from '#domain/compare/mark-row.ts';
import { comparePath } from '#market/compare/compare-address.ts';
import { isLocked } from '#platform/contract/sealed.ts';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { useUnlock } from '#platform/session/ViewerKind.tsx';
import { CheckboxLine } from '#ui/checkbox/Checkbox.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { LockedPrompt } from '#ui/locked-value/LockedPrompt.tsx';
import { ComparedCell } from './ComparedCell.tsx';
import styles from './CompareTable.module.css';
import type { ComparedRow, Comparison } from './compare-table.contract.ts';
import type english from './labels/eng.json';

/** Each of them a column, everything that is known of them a row. It needs no script. */
export function CompareTable({ data }: { data: Comparison }) {
  const t = useLabels<typeof english>('compare-table');
  const { subjects, groups } = data;
  return (
    <div className={styles.comparison}>
      {subjects.length > 1 && (
        <div className={styles.switch}>
          <CheckboxLine text={t('differences')} autoComplete="off" data-differences="" />
        </div>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className={styles.region} aria-label={t('title')} tabIndex={0}>
        <table className={styles.table}>
          <Heads data={data} />
          {groups.map(({ id, title, rows }) => (
            <tbody key={id}>
              <tr className={styles.group}>
                <th scope="rowgroup" colSpan={subjects.length + 1}>
                  <span>{title}</span>
                </th>
              </tr>
              {rows.map((row) => (
                <ComparedLine key={row.key} row={row} />
              ))}
            </tbody>
          ))}
        </table>
      </section>
      <Prompt groups={groups} />
    </div>
  );
}

function Heads({ data: { kind, subjects } }: { data: Comparison }) {
  const t = useLabels<typeof english>('compare-table');
  const link = useLink();
  const without = (key: string) => subjects.map((each) => each.key).filter((each) => each !== key);
  return (
    <thead>
      <tr>
        <th scope="col">
          <span className="sr">{t('figure')}</span>
        </th>
        {subjects.map(({ key, name, url, under }) => (
          <th key={key} scope="col">
            <div className={styles.subject}>
              <a className="link" href={link(url)}>
                {name}
              </a>
              {subjects.length > 1 && (
                <a
                  className={styles.remove}
                  href={link(comparePath({ kind, keys: without(key) }))}
                  aria-label={t('remove', { name })}
                  title={t('remove', { name })}
                  rel="nofollow"
                >
                  <Icon name="close" />
                </a>
              )}
            </div>
            {under && <span className={styles.under}>{under}</span>}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function ComparedLine({ row }: { row: ComparedRow }) {
  const cells: readonly (string | number | null)[] = row.cells;
  const ranked = row.lock === null && row.ranks ? row.ranks : cells.map(toNumber);
  const marks = markRow(ranked, row.better);
  return (
    <tr data-same={isSame(cells, isLocked) || undefined}>
      <th scope="row">{row.title}</th>
      {cells.map((cell, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column has no other name here
        <td key={at} data-mark={marks[at] ?? undefined}>
          <ComparedCell row={row} cell={cell} unit={row.units?.[at] ?? null} mark={marks[at] ?? null} />
        </td>
      ))}
    </tr>
  );
}

const toNumber = (cell: string | number | null): number | null => (typeof cell === 'number' ? cell : null);

/** One for the table: what signing in makes visible or, where that is not missing, what full access does. */
function Prompt({ groups }: Pick<Comparison, 'groups'>) {
  const t = useLabels<typeof english>('compare-table');
  const [price, rest] = [useUnlock('last-price'), useUnlock('more-rows')];
  const locks = groups.flatMap(({ rows }) =>
    rows.filter(({ cells }) => cells.some(isLocked)).map(({ lock }) => lock),
  );
  if (locks.includes('last-price')) return <LockedPrompt unlock={price} text={t('prompt_price')} />;
  return locks.length > 0 && <LockedPrompt unlock={rest} text={t('prompt_access')} />;
}
