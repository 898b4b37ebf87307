import { useFormat, useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { classes } from '#ui/classes.ts';
import opener from '#ui/opener/opener.module.css';
import { Section } from '#ui/section/Section.tsx';
import more from '#ui/show-more/ShowMore.module.css';
import { ShowMore } from '#ui/show-more/ShowMore.tsx';
import { AnalyticsComment } from './AnalyticsComment.tsx';
import styles from './AnalyticsComments.module.css';
import type { AnalyticsBlock } from './analytics-comments.contract.ts';
import { SHOWN } from './first-comments.ts';
import type english from './labels/eng.json';
import { useFileRequests } from './useFileRequests.ts';

interface Props {
  readonly data: AnalyticsBlock;
}

/** What analysts wrote about the issuer, latest first (AN-01). */
export function AnalyticsComments({ data }: Props) {
  const t = useLabels<typeof english>('analytics-comments');
  const link = useLink();
  const format = useFormat();
  const all = (
    <a className="link" href={link(data.all_link)}>
      {t('all', { count: data.total, shown: format.number(data.total, 0) })}
    </a>
  );
  const hidden = data.comments.length - SHOWN;
  const rest = data.total - data.comments.length;
  return (
    <Section id="comments" title={t('title')} actions={all}>
      {hidden > 0 ? (
        <ShowMore
          more={t('show_more', { count: hidden, shown: format.number(hidden, 0) })}
          less={t('show_less')}
        >
          <CommentList data={data} limit={SHOWN} />
        </ShowMore>
      ) : (
        <CommentList data={data} limit={SHOWN} />
      )}
      {rest > 0 && hidden <= 0 && (
        <a className={classes(opener.opener, opener.onward)} href={link(data.all_link)}>
          {t('show_more', { count: rest, shown: format.number(rest, 0) })}
        </a>
      )}
    </Section>
  );
}

/** Those past the limit wait until a `ShowMore` around the list is opened. */
export function CommentList({ data, limit }: { data: AnalyticsBlock; limit: number }) {
  const files = useFileRequests(data);
  return (
    <ul className={styles.list}>
      {data.comments.map((comment, index) => (
        <li key={comment.id} id={`comment-${comment.id}`} className={index < limit ? undefined : more.extra}>
          <AnalyticsComment comment={comment} block={data} files={files} />
        </li>
      ))}
    </ul>
  );
}
