import { useLabels } from '#platform/i18n/I18n.tsx';
import { Checkbox } from '#ui/checkbox/Checkbox.tsx';
import { classes } from '#ui/classes.ts';
import { CellContent } from './cells/CellContent.tsx';
import { toneClass } from './cells/cell-tone.ts';
import { toRichCell } from './cells/cell-value.ts';
import { columnClasses } from './column-classes.ts';
import type english from './labels/eng.json';
import type { SharedLineProps } from './line-props.ts';
import type { RowLine } from './lines.ts';
import { SubRowsToggle } from './sub-rows/SubRowsToggle.tsx';
import styles from './table.module.css';
import type { Column, RichCell } from './table-data.ts';

interface Props extends SharedLineProps {
  readonly line: RowLine;
}

/** The cells of a row. The first one may take several columns, and carries what opens and chooses the row. */
export function RowCells({ line, columns, isCutOff, actions, onRequest }: Props) {
  const { row } = line;
  const span = Math.min(row.colspan ?? 1, columns.length);
  const hasHead = columns.some(({ isRowHead }) => isRowHead);
  return columns.map((column, index) => {
    if (index > 0 && index < span) return null;
    const cell = toRichCell(row.cells[column.key]);
    const Tag = (hasHead ? column.isRowHead : index === 0) ? 'th' : 'td';
    return (
      <Tag
        key={column.key}
        className={
          classes(
            ...columnClasses(columns, index),
            wordsClass(column, cell),
            Tag === 'td' && toneClass(column, cell),
            index === 0 && DEPTHS[line.depth],
            index === 0 && line.isOpen !== null && styles.opens,
            index === 0 && line.isChosen !== null && styles.choice,
          ) || undefined
        }
        scope={Tag === 'th' ? 'row' : undefined}
        colSpan={index === 0 && span > 1 ? span : undefined}
      >
        {index === 0 && <RowControls line={line} name={String(cell.val ?? '')} actions={actions} />}
        <CellContent
          cell={cell}
          column={column}
          isToned={Tag === 'td'}
          isCutOff={isCutOff}
          onRequest={onRequest && (() => onRequest(row, column))}
        />
      </Tag>
    );
  });
}

const DEPTHS: readonly (string | undefined)[] = [undefined, styles.sub1, styles.sub2, styles.sub3];

/** Up to here a text stays on one line: a name, a ticker, a status. */
const SHORT_TEXT = 32;

function wordsClass({ kind = 'text' }: Column, { val }: RichCell): string | undefined {
  if (kind === 'comment') return styles.comment;
  return kind === 'text' && typeof val === 'string' && val.length > SHORT_TEXT ? styles.words : undefined;
}

interface ControlsProps {
  readonly line: RowLine;
  readonly name: string;
  readonly actions: Props['actions'];
}

function RowControls({ line, name, actions }: ControlsProps) {
  const t = useLabels<typeof english>('table');
  return (
    <>
      {line.isChosen !== null && (
        <Checkbox
          aria-label={t('choose_row', { name })}
          checked={line.isChosen}
          onChange={(event) => actions?.choose(line.id, event.currentTarget.checked)}
        />
      )}
      {line.isOpen !== null && (
        <SubRowsToggle name={name} isOpen={line.isOpen} onToggle={() => actions?.toggle(line.id)} />
      )}
    </>
  );
}
