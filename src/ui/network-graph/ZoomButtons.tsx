import { useLabels } from '#platform/i18n/I18n.tsx';
import button from '#ui/button/button.module.css';
import { classes } from '#ui/classes.ts';
import { Icon, type IconName } from '#ui/icon/Icon.tsx';
import type english from './labels/eng.json';
import styles from './NetworkGraph.module.css';

interface Props {
  readonly onCloser: () => void;
  readonly onFarther: () => void;
  readonly onFit: () => void;
}

export function ZoomButtons({ onCloser, onFarther, onFit }: Props) {
  const t = useLabels<typeof english>('network-graph');
  return (
    <div className={styles.group}>
      <ZoomButton icon="minus" label={t('zoom_out')} onPress={onFarther} />
      <ZoomButton icon="plus" label={t('zoom_in')} onPress={onCloser} />
      <button type="button" className={classes(button.button, button.quiet)} onClick={onFit}>
        {t('fit')}
      </button>
    </div>
  );
}

function ZoomButton({ icon, label, onPress }: { icon: IconName; label: string; onPress: () => void }) {
  return (
    <button
      type="button"
      className={classes(button.button, button.quiet, button.icon)}
      aria-label={label}
      title={label}
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  );
}
