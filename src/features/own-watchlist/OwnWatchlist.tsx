import { useEffect, useState } from 'react';
import { call } from '#platform/contract/call.ts';
import type { Reply } from '#platform/contract/endpoint.ts';
import { useFormat, useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { useIsSignedIn } from '#platform/session/ViewerKind.tsx';
import { Change } from '#ui/change/Change.tsx';
import { Figure } from '#ui/figure/Figure.tsx';
import { InUnit } from '#ui/figure/InUnit.tsx';
import { LockedPrompt } from '#ui/locked-value/LockedPrompt.tsx';
import { Section } from '#ui/section/Section.tsx';
import type english from './labels/eng.json';
import styles from './OwnWatchlist.module.css';
import { readOwnWatchlist, type Watched } from './own-watchlist.contract.ts';

/** What moved most in the reader's own watchlist. The page is the same for many readers: whose it is, is asked once it stands. */
export function OwnWatchlist() {
  const t = useLabels<typeof english>('own-watchlist');
  const isSignedIn = useIsSignedIn();
  return isSignedIn ? (
    <Own />
  ) : (
    <Section id="watchlist" title={t('title')}>
      <LockedPrompt unlock="sign_in" text={t('sign_in')} />
    </Section>
  );
}

function Own() {
  const t = useLabels<typeof english>('own-watchlist');
  const format = useFormat();
  const link = useLink();
  const [answer, setAnswer] = useState<Reply<typeof readOwnWatchlist> | 'failed' | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    call(readOwnWatchlist, { signal: leaving.signal }).then(setAnswer, () => {
      if (!leaving.signal.aborted) setAnswer('failed');
    });
    return () => leaving.abort();
  }, []);
  const found = answer === 'failed' ? null : answer;
  const all = (
    <a className="link" href={link('/watchlist/')}>
      {found?.count ? t('all', { count: found.count, shown: format.number(found.count, 0) }) : t('open')}
    </a>
  );
  return (
    <Section id="watchlist" title={t('title')} hint={t('hint')} actions={all}>
      <div className={styles.room} aria-busy={answer === null}>
        {answer === 'failed' && <p>{t('failed')}</p>}
        {found?.count === 0 && <p>{t('empty')}</p>}
        {found && found.count > 0 && (
          <ul className={styles.rows}>
            {found.rows.map((row) => (
              <Row key={row.id} row={row} />
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}

function Row({ row: { name, url, last, price_unit, change } }: { row: Watched }) {
  const link = useLink();
  return (
    <li className={styles.row}>
      <a className={styles.name} href={link(url)} title={name}>
        {name}
      </a>
      <span className={styles.figures}>
        <InUnit unit={last === null ? null : price_unit} className="faint">
          <Figure value={last} />
        </InUnit>
        <Change percent={change} />
      </span>
    </li>
  );
}
