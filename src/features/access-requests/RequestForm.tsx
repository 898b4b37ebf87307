import type { RequestKind } from '#domain/access/tariff.ts';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { ActionForm } from '#ui/action-form/ActionForm.tsx';
import buttons from '#ui/button/button.module.css';
import { classes } from '#ui/classes.ts';
import { expandRequest, sendRequest } from './access-requests.contract.ts';
import type english from './labels/eng.json';
import styles from './RequestForm.module.css';

interface Props {
  readonly tariff: number;
  readonly tariffName: string;
  readonly asking: Exclude<RequestKind, 'has'>;
  /** One of the forms on a page may have the solid button. */
  readonly isMain: boolean;
}

/** The step from what the reader has to a tariff. */
export function RequestForm({ tariff, tariffName, asking, isMain }: Props) {
  const t = useLabels<typeof english>('access-requests');
  const endpoint = asking === 'send' ? sendRequest : expandRequest;
  return (
    <ActionForm className={styles.form} endpoint={endpoint} done={t('request_sent')} label={tariffName}>
      <input type="hidden" name="tariff" value={tariff} />
      <button className={classes(buttons.button, isMain && buttons.solid)} type="submit">
        {t(`ask_${asking}`)}
      </button>
    </ActionForm>
  );
}
