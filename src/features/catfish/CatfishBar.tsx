import { useEffect, useReducer } from 'react';
import { call } from '#platform/contract/call.ts';
import { findCookie, rememberClosed } from '#platform/cookies/document-cookies.ts';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { CloseButton } from '#ui/message/CloseButton.tsx';
import { CatfishAd } from './CatfishAd.tsx';
import styles from './CatfishBar.module.css';
import { noteAdClicked, noteAdShown, readCatfish } from './catfish.contract.ts';
import { CATFISH_CLOSED_SECONDS, CATFISH_COOKIE, catfishOf, reduceCatfish } from './catfish-bar.ts';
import type english from './labels/eng.json';

/** The bottom advertising strip. */
export function CatfishBar() {
  const t = useLabels<typeof english>('catfish');
  const [catfish, dispatch] = useReducer(reduceCatfish, null, () =>
    catfishOf(findCookie(document.cookie, CATFISH_COOKIE) !== undefined),
  );
  const isWaiting = catfish.state === 'waiting';
  useEffect(() => {
    if (!isWaiting) return;
    const leaving = new AbortController();
    call(readCatfish, { signal: leaving.signal }).then(
      ({ ad }) => dispatch({ kind: 'loaded', ad }),
      // Without an advertisement nothing is missing.
      () => undefined,
    );
    return () => leaving.abort();
  }, [isWaiting]);
  const shownId = catfish.state === 'shown' ? catfish.ad.id : null;
  useEffect(() => {
    if (shownId !== null) note(noteAdShown, shownId);
  }, [shownId]);
  if (catfish.state !== 'shown') return null;

  const { ad } = catfish;
  const close = () => {
    rememberClosed(CATFISH_COOKIE, CATFISH_CLOSED_SECONDS);
    dispatch({ kind: 'close' });
  };
  return (
    <aside className={styles.bar} aria-label={t('advertising')}>
      <div className={styles.row}>
        <CatfishAd ad={ad} onFollow={() => note(noteAdClicked, ad.id)} />
        <CloseButton onClick={close} />
      </div>
    </aside>
  );
}

/** A count that is lost disturbs nobody. */
function note(counted: typeof noteAdShown | typeof noteAdClicked, id: number): void {
  call(counted, { params: { id: String(id) }, keepalive: true }).catch(() => undefined);
}
