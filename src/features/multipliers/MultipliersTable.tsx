import { memo, useMemo } from 'react';
import type { PeriodId } from '#domain/multiples/columns.ts';
import { explainMultiple } from '#foundation/explain/explain-address.ts';
import { useFormat, useLabels, useLink } from '#foundation/i18n/I18n.tsx';
import { useLockReason } from '#foundation/session/ViewerKind.tsx';
import { Table } from '#ui/table/Table.tsx';
import type { Column, Row } from '#ui/table/table-data.ts';
import type { AskedExplanation } from './asked-explanation.ts';
import { headTitle } from './head-title.ts';
import type english from './labels/eng.json';
import { MultipleValue } from './MultipleValue.tsx';
import type { MultiplierGroup } from './multipliers.contract.ts';

interface Props {
  readonly label: string;
  readonly period: PeriodId;
  /** Of the issuer. */
  readonly stringId: string;
  readonly groups: readonly MultiplierGroup[];
  readonly onAsk: (asked: AskedExplanation) => void;
}

/** Document B, section 9: all of them are shown. */
const LIMIT = 1000;

/** A multiple a row, in groups; now and then the periods, newest first. Drawn once: a press on a value changes nothing in it. */
export const MultipliersTable = memo(function MultipliersTable({
  label,
  period,
  stringId,
  groups,
  onAsk,
}: Props) {
  const t = useLabels<typeof english>('multipliers');
  const format = useFormat();
  const reason = useLockReason();
  const prefix = useLink()('');
  const columns = useMemo(
    (): readonly Column[] => [
      { key: NAME, title: t('multiple') },
      ...(groups[0]?.headers ?? []).map(
        ({ id, date, price_date: priced }): Column => ({
          key: id,
          title: id === 'now' ? t('now') : headTitle(period, date),
          under: [format.day(id === 'now' ? (priced ?? date) : date)],
          kind: 'number',
          isAlwaysShown: true,
        }),
      ),
    ],
    [t, format, groups, period],
  );
  const rows = useMemo(
    () => groups.flatMap((group) => toRows(group, { period, stringId, prefix, onAsk })),
    [groups, period, stringId, prefix, onAsk],
  );
  return (
    <Table
      label={label}
      columns={columns}
      rows={rows}
      limit={LIMIT}
      visibleColumn={1}
      isCutOff={false}
      prompt={t(`prompt_${reason}`)}
    />
  );
});

const NAME = 'name';

type Drawing = Pick<Props, 'period' | 'stringId' | 'onAsk'> & {
  /** Of the language. */
  readonly prefix: string;
};

function toRows(group: MultiplierGroup, { period, stringId, prefix, onAsk }: Drawing): Row[] {
  return group.columns.map(({ multiple_id: multipleId, name, unit, measure }, at): Row => {
    const cells = group.headers.map(({ id: date }, place) => {
      const cell = group.body[at]?.[place] ?? { value: null, reason: null };
      const href = prefix + explainMultiple(stringId, multipleId, { period, date });
      const ask = () => onAsk({ period, multipleId, name, date, href });
      return [
        date,
        { val: cell.value, drawn: <MultipleValue {...cell} measure={measure} href={href} onPress={ask} /> },
      ];
    });
    const shownUnit = measure === 'percent' ? '%' : (unit ?? undefined);
    return {
      id: multipleId,
      group: group.group_name,
      cells: { [NAME]: { val: name, unit: shownUnit }, ...Object.fromEntries(cells) },
    };
  });
}
