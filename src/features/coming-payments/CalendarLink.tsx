import { useId, useRef, useState } from 'react';
import { dayOf } from '#domain/calendar/written-day.ts';
import type english from '#market/coming-payments/labels/eng.json';
import { call } from '#platform/contract/call.ts';
import { useFormat, useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { useReload } from '#platform/navigation/Reload.tsx';
import type refusals from '#platform/refusals/labels/eng.json';
import { Refusal, type RefusalCode } from '#platform/refusals/refusal.ts';
import { ActionForm } from '#ui/action-form/ActionForm.tsx';
import buttons from '#ui/button/button.module.css';
import { classes } from '#ui/classes.ts';
import field from '#ui/field/field.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import { Message } from '#ui/message/Message.tsx';
import { useMessages } from '#ui/message-banner/MessageBannerProvider.tsx';
import scripting from '#ui/scripting/scripting.module.css';
import styles from './CalendarLink.module.css';
import {
  type ComingPaymentsData,
  createCalendarLink,
  ownCalendar,
  revokeCalendarLink,
} from './coming-payments.contract.ts';

/** A secret address for the reader's own calendar program: made here, shown once, revoked here. */
export function CalendarLink({ calendar }: { calendar: ComingPaymentsData['calendar'] }) {
  const t = useLabels<typeof english>('coming-payments');
  const why = useLabels<typeof refusals>('refusals');
  const format = useFormat();
  const link = useLink();
  const { url, refused, isSending, create } = useCreate();
  const titleId = useId();
  return (
    <section className={styles.block} aria-labelledby={titleId}>
      <h3 id={titleId}>{t('link_title')}</h3>
      <p className={styles.text}>{t('link_text')}</p>
      {calendar && !url && (
        <p className={styles.text}>{t('created_on', { day: format.day(dayOf(calendar.created)) })}</p>
      )}
      {refused && <Message>{why(refused)}</Message>}
      {url && calendar && <NewAddress url={url} />}
      <p className={classes(styles.text, scripting.unscripted)}>{t('needs_script')}</p>
      <div className={styles.ways}>
        <button
          type="button"
          className={classes(buttons.button, scripting.scripted)}
          aria-busy={isSending || undefined}
          onClick={create}
        >
          {t(calendar ? 'create_again' : 'create')}
        </button>
        {calendar && (
          <ActionForm endpoint={revokeCalendarLink} done={t('revoked')}>
            <button type="submit" className={buttons.button}>
              {t('revoke')}
            </button>
          </ActionForm>
        )}
        <a className={classes(buttons.button, buttons.quiet)} href={link(ownCalendar.path)} download>
          <Icon name="download" />
          {t('download')}
        </a>
      </div>
    </section>
  );
}

function NewAddress({ url }: { url: string }) {
  const t = useLabels<typeof english>('coming-payments');
  const { show } = useMessages();
  const input = useRef<HTMLInputElement>(null);
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(url);
      show({ message: t('copied') });
    } catch {
      // Without a clipboard the address is marked, and the reader's own keys copy it.
      input.current?.select();
    }
  }
  return (
    <div className={styles.address}>
      <label className={field.label}>
        {t('address')}
        <input
          ref={input}
          className={field.field}
          value={url}
          readOnly
          spellCheck={false}
          onFocus={(event) => event.currentTarget.select()}
        />
      </label>
      <button type="button" className={classes(buttons.button, buttons.solid)} onClick={() => void copy()}>
        {t('copy')}
      </button>
      <a className={buttons.button} href={url.replace(/^https?:/, 'webcal:')}>
        <Icon name="calendar" />
        {t('open_program')}
      </a>
      <p className={styles.once} role="status">
        {t('shown_once')}
      </p>
    </div>
  );
}

function useCreate() {
  const reload = useReload();
  const [url, setUrl] = useState<string | null>(null);
  const [refused, setRefused] = useState<RefusalCode | null>(null);
  const [isSending, setSending] = useState(false);

  async function send(): Promise<void> {
    setSending(true);
    setRefused(null);
    try {
      setUrl((await call(createCalendarLink, { body: {} })).url);
      await reload();
    } catch (error) {
      setRefused(error instanceof Refusal ? error.code : 'unavailable');
    } finally {
      setSending(false);
    }
  }

  return { url, refused, isSending, create: () => void (isSending || send()) };
}
