import { useLabels } from '#platform/i18n/I18n.tsx';
import { Icon, type IconName } from '#ui/icon/Icon.tsx';
import type english from '../labels/eng.json';
import styles from './RequestLabel.module.css';
import type { RequestMarker } from './request-markers.ts';

const LOOKS = {
  forbidden_request: { icon: 'ban', label: 'forbidden_request_label' },
  already_send_request: { icon: 'clock', label: 'already_send_request_label' },
  send_request: { icon: 'plus', label: 'send_request_label' },
} as const satisfies Record<RequestMarker, { icon: IconName; label: keyof typeof english }>;

interface Props {
  readonly marker: RequestMarker;
  readonly onRequest: (() => void) | undefined;
}

/** Data available on request: the state of the request, or its button (TB-06). */
export function RequestLabel({ marker, onRequest }: Props) {
  const t = useLabels<typeof english>('table');
  const words = (
    <>
      <Icon name={LOOKS[marker].icon} />
      {t(LOOKS[marker].label)}
    </>
  );
  if (marker !== 'send_request' || !onRequest) return <span className={styles.label}>{words}</span>;
  return (
    <button type="button" className={styles.button} onClick={onRequest}>
      {words}
    </button>
  );
}
