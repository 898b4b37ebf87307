import { type ReactNode, useRef } from 'react';
import type { AnyEndpoint } from '#platform/contract/endpoint.ts';
import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import { useReload } from '#platform/navigation/Reload.tsx';
import { LONGEST_TEXT } from '#platform/support-tickets/ticket.contract.ts';
import { ActionForm } from '#ui/action-form/ActionForm.tsx';
import buttons from '#ui/button/button.module.css';
import { classes } from '#ui/classes.ts';
import fields from '#ui/field/field.module.css';
import type english from './labels/eng.json';
import styles from './MessageForm.module.css';

interface Props {
  readonly endpoint: AnyEndpoint;
  readonly ticketId: number;
  /** What the field is called. */
  readonly label: string;
  readonly send: string;
  readonly done: string;
  /** What else can be done, beside the button that sends. */
  readonly children?: ReactNode;
}

/** Writes on in a conversation. */
export function MessageForm({ endpoint, ticketId, label, send, done, children }: Props) {
  const area = useRef<HTMLTextAreaElement>(null);
  const reload = useReload();
  const showWhatWasWritten = () => {
    if (area.current) area.current.value = '';
    void reload();
  };
  return (
    <div className={styles.whole}>
      <ActionForm
        className={styles.fields}
        endpoint={endpoint}
        params={{ ticketId }}
        done={done}
        onDone={showWhatWasWritten}
      >
        <MessageField label={label} area={area} />
        <button className={classes(buttons.button, buttons.solid, styles.send)} type="submit">
          {send}
        </button>
      </ActionForm>
      {children}
    </div>
  );
}

export function MessageField({
  label,
  area,
}: {
  label: string;
  area?: React.RefObject<HTMLTextAreaElement | null>;
}) {
  const t = useLabels<typeof english>('support-tickets');
  const format = useFormat();
  return (
    <label className={fields.label}>
      {label}
      <textarea
        ref={area}
        className={classes(fields.field, styles.area)}
        name="text"
        rows={6}
        maxLength={LONGEST_TEXT}
        required
      />
      <span className={styles.hint}>{t('text_hint', { shown: format.number(LONGEST_TEXT, 0) })}</span>
    </label>
  );
}
