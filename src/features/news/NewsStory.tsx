import { languageName, languageTag } from '#domain/languages/languages.ts';
import { useLabels, useLanguage, useLink } from '#platform/i18n/I18n.tsx';
import { Moment } from '#ui/figure/Moment.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { linkTarget } from '#ui/link/link-target.ts';
import type english from './labels/eng.json';
import styles from './News.module.css';
import type { NewsItem } from './news.contract.ts';

/** When, what, and about whom else. A story with an address leads there; any other opens in its place, without script. */
export function NewsStory({ item, isOfMarket = false }: { item: NewsItem; isOfMarket?: boolean }) {
  const isForeign = item.language !== useLanguage();
  const tag = languageTag(item.language);
  return (
    <>
      <p className={styles.when}>
        <Moment at={item.published_at} />
        {isForeign && <span lang={tag}>{languageName(item.language)}</span>}
      </p>
      <div className={styles.story}>
        <div lang={isForeign ? tag : undefined}>
          <Headline item={item} />
        </div>
        <About item={item} label={isOfMarket ? 'about' : 'also_about'} />
      </div>
    </>
  );
}

function Headline({ item: { link, title, text } }: { item: NewsItem }) {
  const t = useLabels<typeof english>('news');
  if (link !== null && linkTarget(link) === 'elsewhere')
    return (
      <a className="link" href={link} rel="external noopener noreferrer">
        {title}
        <span className="sr"> ({t('elsewhere')})</span>
      </a>
    );
  if (text.trim() === '') return <span>{title}</span>;
  return (
    <details className={styles.details}>
      <summary className={styles.title}>
        {title}
        <Icon name="down" />
      </summary>
      <p className={styles.text}>{text}</p>
    </details>
  );
}

interface AboutProps {
  readonly item: NewsItem;
  /** On the page of an issuer, which is not named again, the others. */
  readonly label: 'about' | 'also_about';
}

function About({ item: { linked_issuers }, label }: AboutProps) {
  const t = useLabels<typeof english>('news');
  const link = useLink();
  if (linked_issuers.length === 0) return null;
  return (
    <p className={styles.about}>
      <span>{t(label)}</span>
      {linked_issuers.map((issuer) => (
        <a key={issuer.issuer_id} className="link" href={link(issuer.issuer_url)}>
          {issuer.issuer_name}
        </a>
      ))}
    </p>
  );
}
