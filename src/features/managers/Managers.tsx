import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import { classes } from '#ui/classes.ts';
import opener from '#ui/opener/opener.module.css';
import { Section } from '#ui/section/Section.tsx';
import { SimpleTable } from '#ui/table/SimpleTable.tsx';
import type { Column, Row } from '#ui/table/table-data.ts';
import type english from './labels/eng.json';
import styles from './Managers.module.css';
import type { Manager, ManagersData } from './managers.contract.ts';

/** A board and its executives are read as a whole; more than these wait until requested. */
const SHOWN = 15;

/** Who runs the issuer; those who left are one press away (ST-16). */
export function Managers({ data: { current, former } }: { data: ManagersData }) {
  const t = useLabels<typeof english>('managers');
  const format = useFormat();
  return (
    <Section id="managers" title={t('title')}>
      {current.length > 0 && <Seats label={t('title')} seats={current} />}
      {former.length > 0 && (
        <details className={styles.former}>
          <summary className={classes(opener.opener, opener.onward)}>
            {t('former')}
            <span className={styles.count}>{format.number(former.length, 0)}</span>
          </summary>
          <Seats label={t('former')} seats={former} />
        </details>
      )}
    </Section>
  );
}

function Seats({ label, seats }: { label: string; seats: readonly Manager[] }) {
  const t = useLabels<typeof english>('managers');
  const columns: readonly Column[] = [
    { key: 'person', title: t('person'), width: 'third' },
    { key: 'role', title: t('role') },
    { key: 'since', title: t('since'), kind: 'day', align: 'end' },
    { key: 'until', title: t('until'), kind: 'day', align: 'end' },
  ];
  const toRow = (seat: Manager): Row => ({
    id: `${seat.person_id} ${seat.role} ${seat.since}`,
    cells: {
      person: { val: seat.name, drawn: <span lang={seat.name_lang ?? undefined}>{seat.name}</span> },
      role: t(`role_${seat.role}`),
      since: seat.since,
      until: seat.until,
    },
  });
  return (
    <SimpleTable label={label} columns={columns} rows={seats.map(toRow)} limit={SHOWN} isCutOff={false} />
  );
}
