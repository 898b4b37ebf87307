import { useLabels } from '#platform/i18n/I18n.tsx';
import { classes } from '#ui/classes.ts';
import opener from '#ui/opener/opener.module.css';
import { Section } from '#ui/section/Section.tsx';
import more from '#ui/show-more/ShowMore.module.css';
import type english from './labels/eng.json';
import styles from './News.module.css';
import { NewsStory } from './NewsStory.tsx';
import type { IssuerNews } from './news.contract.ts';
import { useOlderNews } from './useOlderNews.ts';

/** What was heard of an issuer, latest first (ST-16); older news comes when requested. */
export function News({ data }: { data: IssuerNews }) {
  const t = useLabels<typeof english>('news');
  const { items, hasMore, phase, showMore, firstNew } = useOlderNews(data);
  return (
    <Section id="news" title={t('title')}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.id} ref={item.id === firstNew.id ? firstNew.ref : undefined} className={styles.item}>
            <NewsStory item={item} />
          </li>
        ))}
      </ul>
      {hasMore && (
        <button
          type="button"
          className={classes(opener.opener, more.summary, styles.more)}
          aria-busy={phase === 'loading'}
          onClick={showMore}
        >
          {t('show_more')}
        </button>
      )}
      <p className={phase === 'failed' ? styles.failed : 'sr'} role="status">
        {phase === 'loading' && t('loading')}
        {phase === 'failed' && t('failed')}
      </p>
    </Section>
  );
}
