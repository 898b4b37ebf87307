import { useEffect, useId, useRef, useState } from 'react';
import type { ConsentChoice } from '#platform/consent/consent.ts';
import { endConsentChoice, useConsent, useIsConsentRequested } from '#platform/consent/consent-store.ts';
import { call } from '#platform/contract/call.ts';
import { useLabels } from '#platform/i18n/I18n.tsx';
import type refusals from '#platform/refusals/labels/eng.json';
import buttons from '#ui/button/button.module.css';
import { CloseButton } from '#ui/message/CloseButton.tsx';
import { Message } from '#ui/message/Message.tsx';
import styles from './CookieNotice.module.css';
import { chooseCookies } from './cookie-notice.contract.ts';
import type english from './labels/eng.json';

/** Stands at the bottom until a choice was made, and again when the visitor requests it. The server draws it for everyone. */
export function CookieNotice() {
  const choice = useConsent();
  const isRequested = useIsConsentRequested();
  if (choice !== null && !isRequested) return null;
  return <Notice choice={choice} />;
}

function Notice({ choice }: { choice: ConsentChoice | null }) {
  const t = useLabels<typeof english>('cookie-notice');
  const why = useLabels<typeof refusals>('refusals');
  const id = useId();
  const region = useFocusOfRequester();
  const [isLong, setLong] = useState(false);
  const { choose, state } = useChoice();
  const answers = [
    { is: 'necessary', words: t('necessary') },
    { is: 'all', words: t('accept') },
  ] as const;
  return (
    <section className={styles.notice} aria-labelledby={id} tabIndex={-1} ref={region}>
      <div className={styles.row}>
        <div className={styles.words}>
          <h2 className={styles.title} id={id}>
            {t('title')}
          </h2>
          {!isLong && <p className={styles.brief}>{t('brief')}</p>}
          <button
            type="button"
            className={styles.details}
            aria-expanded={isLong}
            aria-controls={`${id}text`}
            onClick={() => setLong(!isLong)}
          >
            {t('details')}
          </button>
          <p className={styles.text} id={`${id}text`} data-long={isLong || undefined}>
            {t('text')}
          </p>
          {state === 'failed' && <Message>{why('unavailable')}</Message>}
        </div>
        <div className={styles.answers}>
          {answers.map(({ is, words }) => (
            <button
              key={is}
              type="button"
              className={buttons.button}
              aria-pressed={choice === null ? undefined : choice === is}
              aria-disabled={state === 'sending' || undefined}
              onClick={() => choose(is)}
            >
              {words}
            </button>
          ))}
        </div>
        {choice !== null && <CloseButton onClick={endConsentChoice} />}
      </div>
    </section>
  );
}

function useChoice() {
  const [state, setState] = useState<'open' | 'sending' | 'failed'>('open');
  // The address may change while the page stays; what brought the visitor stands in the first one.
  const [campaign] = useState(() => (import.meta.env.SSR ? '' : location.search.slice(0, LONGEST_QUERY)));
  const choose = async (choice: ConsentChoice) => {
    if (state === 'sending') return;
    setState('sending');
    try {
      await call(chooseCookies, { body: { choice, campaign } });
      endConsentChoice();
    } catch {
      setState('failed');
    }
  };
  return { state, choose };
}

const LONGEST_QUERY = 4000;

/** Whoever reopened the notice is led into it, and back afterwards; nobody else's focus moves. */
function useFocusOfRequester() {
  const region = useRef<HTMLElement>(null);
  const isRequested = useIsConsentRequested();
  useEffect(() => {
    if (!isRequested) return;
    const origin = document.activeElement;
    region.current?.focus();
    return () => {
      if (origin instanceof HTMLElement) origin.focus();
    };
  }, [isRequested]);
  return region;
}
