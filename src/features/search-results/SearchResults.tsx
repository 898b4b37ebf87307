import { entityPath, LONGEST_TERM, SEARCH_CATEGORIES } from '#domain/search/categories.ts';
import { describeHit } from '#market/search/describe-hit.ts';
import type searchWords from '#market/search/labels/eng.json';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import buttons from '#ui/button/button.module.css';
import { classes } from '#ui/classes.ts';
import { CompareBox } from '#ui/compare-box/CompareBox.tsx';
import { Empty } from '#ui/empty/Empty.tsx';
import field from '#ui/field/field.module.css';
import { Pager } from '#ui/pager/Pager.tsx';
import { HitText } from '#ui/search-hits/HitText.tsx';
import { stripMarkup } from '#ui/search-hits/highlight.ts';
import hits from '#ui/search-hits/hits.module.css';
import { NotAllowed } from '#ui/search-hits/NotAllowed.tsx';
import { NothingFound } from '#ui/search-hits/NothingFound.tsx';
import { TabLinks } from '#ui/tabs/TabLinks.tsx';
import type english from './labels/eng.json';
import { resultsPath } from './results-path.ts';
import styles from './SearchResults.module.css';
import type { SearchResultsData } from './search-results.contract.ts';

/** All that was found, one category at a time; every step is a link or a form, so it needs no script. */
export function SearchResults({ data }: { data: SearchResultsData }) {
  const t = useLabels<typeof english>('search-results');
  const link = useLink();
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('title')}</h1>
      {data.state === 'locked' ? (
        <NotAllowed />
      ) : (
        <form className={styles.form} action={link('/search/')}>
          <input
            className={classes(field.field, styles.input)}
            name="q"
            defaultValue={data.term}
            maxLength={LONGEST_TERM}
            placeholder={t('placeholder')}
            aria-label={t('placeholder')}
            autoComplete="off"
            enterKeyHint="search"
          />
          <button className={classes(buttons.button, buttons.solid)} type="submit">
            {t('submit')}
          </button>
        </form>
      )}
      {data.state === 'too_short' && (
        <Empty icon="search" title={t('too_short')} text={t('too_short_text')} />
      )}
      {data.state === 'found' && <Found data={data} />}
    </div>
  );
}

function Found({
  data: { term, counts, category, items, search_error, page, pages },
}: {
  data: SearchResultsData;
}) {
  const words = useLabels<typeof searchWords>('search');
  const link = useLink();
  const offered = SEARCH_CATEGORIES.filter((each) => counts[each] !== undefined);
  return (
    <>
      <TabLinks
        label={words('categories')}
        items={offered.map((each) => ({
          text: words(each),
          count: counts[each],
          tone: counts[each] === 0 ? 'faint' : undefined,
          href: link(resultsPath(term, each)),
          isCurrent: each === category,
        }))}
      />
      {items.length === 0 ? (
        <NothingFound
          term={term}
          said={search_error}
          isEverywhere={offered.every((each) => counts[each] === 0)}
        />
      ) : (
        <>
          <ul className={styles.list}>
            {items.map((item) => (
              <li key={item.id} className={styles.item}>
                <CompareBox kind={category} of={item.id} name={stripMarkup(item.ttl)} />
                <a className={hits.hit} href={link(entityPath(category, item.id))}>
                  <HitText {...describeHit(item, words)} term={term} />
                </a>
              </li>
            ))}
          </ul>
          <Pager
            page={page}
            pages={pages}
            total={counts[category] ?? items.length}
            hrefOf={(each) => link(resultsPath(term, category, each))}
          />
        </>
      )}
    </>
  );
}
