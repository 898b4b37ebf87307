import type explainEnglish from '#market/explain/labels/eng.json';
import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import { useUnlock } from '#platform/session/ViewerKind.tsx';
import explained from '#ui/explained/explanation.module.css';
import { Figure } from '#ui/figure/Figure.tsx';
import { InUnit } from '#ui/figure/InUnit.tsx';
import { LockedPrompt } from '#ui/locked-value/LockedPrompt.tsx';
import { LockedValue } from '#ui/locked-value/LockedValue.tsx';
import { SimpleTable } from '#ui/table/SimpleTable.tsx';
import type { Cell, Column } from '#ui/table/table-data.ts';
import type { FigureBody, FigureExplanation } from './figure-explanation.contract.ts';
import type english from './labels/eng.json';

const DECIMALS = 4;

/** The figure, the rule in words, the formula, every input with its day and source, and the rows that it adds up. */
export function FigureExplanationView({ data, level }: { data: FigureExplanation; level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  const t = useLabels<typeof english>('explain-figure');
  const of = useLabels<typeof explainEnglish>('explain');
  const { body, lock, decimals, unit } = data;
  const unlock = useUnlock(lock);
  const prompts: Readonly<Record<FigureExplanation['lock'], string>> = {
    'last-price': of('prompt'),
    'price-dynamics': t('prompt_access'),
    'chart-values': t('prompt_access'),
  };
  return (
    <>
      <p className={explained.result}>
        <InUnit unit={body.why ? null : unit} className={explained.unit}>
          {body.is_shown ? (
            <Figure value={body.figure} decimals={decimals} />
          ) : (
            <LockedValue unlock={unlock} />
          )}
        </InUnit>
      </p>
      <p>{body.why ?? body.says}</p>
      {body.formula && (
        <>
          <Heading className={explained.heading}>{of('formula')}</Heading>
          <p>{body.formula}</p>
          <Heading className={explained.heading}>{of('inputs')}</Heading>
          <table className={explained.inputs} aria-label={of('inputs')}>
            <tbody>
              {body.inputs.map((input) => (
                <Input key={input.name} input={input} isShown={body.is_shown} lock={lock} />
              ))}
            </tbody>
          </table>
        </>
      )}
      {body.table && <Rows table={body.table} lock={lock} level={level} />}
      {!body.is_shown && <LockedPrompt unlock={unlock} text={prompts[lock]} />}
    </>
  );
}

interface InputProps {
  readonly input: FigureBody['inputs'][number];
  readonly isShown: boolean;
  readonly lock: FigureExplanation['lock'];
}

function Input({ input: { name, value, text, decimals, unit, note }, isShown, lock }: InputProps) {
  const format = useFormat();
  const unlock = useUnlock(lock);
  const isWhole = value !== null && Math.round(value * 100) / 100 === value;
  return (
    <tr>
      <th scope="row">
        {name}
        {note && <span className={explained.note}>{note}</span>}
      </th>
      <td className={explained.value}>
        <InUnit unit={unit} className={explained.unit}>
          {text ??
            (value === null && !isShown ? (
              <LockedValue unlock={unlock} />
            ) : value === null ? (
              <Figure value={null} />
            ) : (
              format.number(value, isWhole ? Math.min(2, decimals) : decimals)
            ))}
        </InUnit>
      </td>
    </tr>
  );
}

interface RowsProps extends Pick<FigureExplanation, 'lock'> {
  readonly table: NonNullable<FigureBody['table']>;
  readonly level: 2 | 3;
}

function Rows({ table: { title, columns, rows, more }, lock, level }: RowsProps) {
  const t = useLabels<typeof english>('explain-figure');
  const Heading = `h${level}` as const;
  const unlock = useUnlock(lock);
  const isLocked = rows.some((row) => row.includes(null));
  const shown: readonly Column[] = columns.map(({ name, kind }, at) => ({
    key: String(at),
    title: name,
    kind,
    isAlwaysShown: true,
    ...(kind === 'number' && { decimals: DECIMALS }),
  }));
  const toCell = (value: string | number | null): Cell =>
    value === null && isLocked ? { val: null, drawn: <LockedValue unlock={unlock} /> } : value;
  return (
    <>
      <Heading className={explained.heading}>{title}</Heading>
      <SimpleTable
        label={title}
        columns={shown}
        rows={rows.map((row, at) => ({
          id: String(at),
          cells: Object.fromEntries(row.map((value, column) => [String(column), toCell(value)])),
        }))}
        limit={0}
      />
      {more > 0 && <p className={explained.note}>{t('more', { count: more })}</p>}
    </>
  );
}
