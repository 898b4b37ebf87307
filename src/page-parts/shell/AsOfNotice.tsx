import { type CalendarMoment, dayOf } from '#domain/calendar/written-day.ts';
import { useFormat, useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { useHere } from '#platform/navigation/Here.tsx';
import { AlertLine } from '#ui/alert-line/AlertLine.tsx';
import type english from './labels/eng.json';
import styles from './Shell.module.css';

/** Says that a page shows what was known at an earlier time, and leads back to what is known now. */
export function AsOfNotice({ moment }: { moment: CalendarMoment }) {
  const t = useLabels<typeof english>('shell');
  const format = useFormat();
  const link = useLink();
  const { path } = useHere();
  const back = (
    <a className="link" href={link(path)}>
      {t('to_now')}
    </a>
  );
  return (
    <div className={styles.asOf}>
      <AlertLine action={back}>
        {t('as_of', {
          moment: moment.endsWith('T23:59') ? format.day(dayOf(moment)) : format.moment(moment),
        })}
      </AlertLine>
    </div>
  );
}
