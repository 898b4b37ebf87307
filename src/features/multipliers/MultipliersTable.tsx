import { memo, useMemo } from 'react';
import type { PeriodId } from '#domain/multiples/columns.ts';
import { PERCENT_SIGN } from '#domain/numbers/percent-sign.ts';
import { explainMultiple } from '#market/explain/explain-address.ts';
import { isLocked } from '#platform/contract/sealed.ts';
import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import { useLinkAsOf } from '#platform/navigation/AsOf.tsx';
import { Table } from '#ui/table/Table.tsx';
import type { Column, Row } from '#ui/table/table-data.ts';
import { headTitle } from './head-title.ts';
import type english from './labels/eng.json';
import { MultipleValue } from './MultipleValue.tsx';
import type { MultiplierGroup } from './multipliers.contract.ts';
import type { RequestedExplanation } from './requested-explanation.ts';

interface Props {
  readonly label: string;
  readonly period: PeriodId;
  /** Of the issuer. */
  readonly stringId: string;
  readonly groups: readonly MultiplierGroup[];
  readonly onRequest: (requested: RequestedExplanation) => void;
}

/** All of them are shown. */
const LIMIT = 1000;

/** A multiple a row, in groups; now and then the periods, latest first. Drawn once: a press on a value changes nothing in it. */
export const MultipliersTable = memo(function MultipliersTable({
  label,
  period,
  stringId,
  groups,
  onRequest,
}: Props) {
  const t = useLabels<typeof english>('multipliers');
  const format = useFormat();
  const link = useLinkAsOf();
  const columns = useMemo(
    (): readonly Column[] => [
      { key: NAME, title: t('multiple') },
      ...(groups[0]?.headers ?? []).map(
        ({ id, date, price_date: priced }): Column => ({
          key: id,
          title: id === 'now' ? t('now') : headTitle(period, date, format),
          under: [format.day(id === 'now' ? (priced ?? date) : date)],
          kind: 'number',
          isAlwaysShown: true,
        }),
      ),
    ],
    [t, format, groups, period],
  );
  const rows = useMemo(
    () => groups.flatMap((group) => toRows(group, { period, stringId, link, onRequest })),
    [groups, period, stringId, link, onRequest],
  );
  return (
    <Table
      label={label}
      columns={columns}
      rows={rows}
      limit={LIMIT}
      visibleColumn={1}
      isCutOff={false}
      prompt={t(groups.some(isPriceShut) ? 'prompt_must_sign_in' : 'prompt_must_get_access')}
    />
  );
});

const NAME = 'name';

/** A viewer without prices is offered these first: an account is enough for them. */
const isPriceShut = ({ columns, body }: MultiplierGroup) =>
  columns.some(({ lock }, at) => lock === 'last-price' && body[at]?.some(({ value }) => isLocked(value)));

type Drawing = Pick<Props, 'period' | 'stringId' | 'onRequest'> & {
  readonly link: (path: string) => string;
};

function toRows(group: MultiplierGroup, { period, stringId, link, onRequest }: Drawing): Row[] {
  return group.columns.map(({ multiple_id: multipleId, name, unit, measure, lock }, at): Row => {
    const cells = group.headers.map(({ id: date }, position) => {
      const cell = group.body[at]?.[position] ?? { value: null, reason: null };
      const href = link(explainMultiple(stringId, multipleId, { period, date }));
      const ask = () => onRequest({ period, multipleId, name, date, href });
      return [
        date,
        {
          val: cell.value,
          lock: lock ?? undefined,
          drawn: <MultipleValue {...cell} measure={measure} lock={lock} href={href} onPress={ask} />,
        },
      ];
    });
    const shownUnit = measure === 'percent' ? PERCENT_SIGN : (unit ?? undefined);
    return {
      id: multipleId,
      group: group.group_name,
      cells: { [NAME]: { val: name, unit: shownUnit }, ...Object.fromEntries(cells) },
    };
  });
}
