import { languageTag } from '#domain/languages/languages.ts';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { Day } from '#ui/figure/Day.tsx';
import { Flag } from '#ui/flag/Flag.tsx';
import { linkTarget } from '#ui/link/link-target.ts';
import { Prose } from '#ui/prose/Prose.tsx';
import styles from './AnalyticsComment.module.css';
import type { AnalyticsBlock, AnalyticsComment as Comment } from './analytics-comments.contract.ts';
import { issuersOf } from './analytics-comments.wire.ts';
import { CommentFile } from './CommentFile.tsx';
import type english from './labels/eng.json';
import type { FileRequestControls } from './useFileRequests.ts';

interface Props {
  readonly comment: Comment;
  readonly block: Pick<AnalyticsBlock, 'issuer_id' | 'all_link'>;
  readonly files: FileRequestControls;
}

export function AnalyticsComment({ comment, block, files }: Props) {
  const t = useLabels<typeof english>('analytics-comments');
  const lang = languageTag(comment.language);
  return (
    <article className={styles.comment}>
      <div className={styles.source}>
        <Flag language={comment.language} />
        <span className={styles.provider}>{comment.provider_name}</span>
        <Day day={comment.date} />
      </div>
      <div className={styles.words}>
        <h3 className={styles.title} lang={lang}>
          <Title title={comment.title} href={comment.cb_link} />
        </h3>
        <Prose html={comment.content} lang={lang} more={t('read_on')} less={t('read_less')} />
        <LinkedIssuers comment={comment} block={block} />
        {comment.file && <CommentFile comment={comment} file={comment.file} block={block} files={files} />}
      </div>
    </article>
  );
}

function Title({ title, href }: { title: string; href: string | null }) {
  const t = useLabels<typeof english>('analytics-comments');
  if (href === null || linkTarget(href) !== 'elsewhere') return title;
  return (
    <a className="link" href={href} rel="external noopener noreferrer" target="_blank">
      {title}
      <span className="sr"> ({t('elsewhere')})</span>
    </a>
  );
}

/** The others that it is about: the issuer of this page goes without saying. */
function LinkedIssuers({ comment, block }: Pick<Props, 'comment' | 'block'>) {
  const t = useLabels<typeof english>('analytics-comments');
  const link = useLink();
  const others = issuersOf(comment).filter(({ cb_link }) => !block.all_link.startsWith(cb_link));
  if (others.length === 0) return null;
  return (
    <div className={styles.linked}>
      <span>{t('also_about')}</span>
      <ul>
        {others.map(({ name, cb_link }) => (
          <li key={cb_link}>
            <a className="link" href={link(cb_link)}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
