import { useLabels } from '#platform/i18n/I18n.tsx';
import { Section } from '#ui/section/Section.tsx';
import type english from './labels/eng.json';
import styles from './News.module.css';
import { NewsStory } from './NewsStory.tsx';
import type { MarketNewsData } from './news.contract.ts';

/** What was heard last of the whole market (EP-06). */
export function MarketNews({ data }: { data: MarketNewsData }) {
  const t = useLabels<typeof english>('news');
  return (
    <Section id="news" title={t('title')}>
      <ul className={styles.list}>
        {data.items.map((item) => (
          <li key={item.id} className={styles.item}>
            <NewsStory item={item} isOfMarket />
          </li>
        ))}
      </ul>
    </Section>
  );
}
