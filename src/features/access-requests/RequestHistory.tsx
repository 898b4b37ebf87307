import { writeMoment } from '#domain/calendar/written-day.ts';
import { useLabels } from '#foundation/i18n/I18n.tsx';
import { SimpleTable } from '#ui/table/SimpleTable.tsx';
import type { Column } from '#ui/table/table-data.ts';
import type { OwnRequest } from './access-requests.contract.ts';
import type english from './labels/eng.json';
import { RequestStateBadge } from './RequestStateBadge.tsx';

/** Everything that was asked for, and what the operator said. */
export function RequestHistory({ requests }: { requests: readonly OwnRequest[] }) {
  const t = useLabels<typeof english>('access-requests');
  const columns: Column[] = [
    { key: 'tariff', title: t('tariff') },
    { key: 'since', title: t('since'), width: 'least' },
    { key: 'state', title: t('state'), width: 'least' },
    { key: 'decided', title: t('decided'), width: 'least' },
    { key: 'answer', title: t('answer'), kind: 'comment' },
  ];
  const rows = requests.map(({ id, tariffName, since, state, decided, answer }) => ({
    id: String(id),
    cells: {
      tariff: tariffName,
      since: writeMoment(since),
      state: { val: t(`state_${state}`), drawn: <RequestStateBadge state={state} /> },
      decided: decided && writeMoment(decided),
      answer: answer || null,
    },
  }));
  return <SimpleTable label={t('history')} columns={columns} rows={rows} limit={10} isCutOff={false} />;
}
