import { useLabels } from '#platform/i18n/I18n.tsx';
import button from '#ui/button/button.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import type english from '../labels/eng.json';

/** From the days to the time of the day. */
export function TimeLink({ time, onPress }: { time: string; onPress: () => void }) {
  const t = useLabels<typeof english>('date-picker');
  return (
    <button type="button" className={button.button} onClick={onPress}>
      <Icon name="clock" />
      {t('time', { time })}
    </button>
  );
}
