import { type ReactNode, useRef } from 'react';
import { commentFilePath } from '#market/comments/comment-file.contract.ts';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { classes } from '#ui/classes.ts';
import { findFileKind } from '#ui/file-facts/file-facts.ts';
import { useFileSize } from '#ui/file-facts/useFileSize.ts';
import { Icon, type IconName } from '#ui/icon/Icon.tsx';
import type { AnalyticsBlock, AnalyticsComment } from './analytics-comments.contract.ts';
import styles from './CommentFile.module.css';
import { DeniedFile } from './DeniedFile.tsx';
import { accessTo } from './file-requests.ts';
import type english from './labels/eng.json';
import type { FileRequestControls } from './useFileRequests.ts';

interface Props {
  readonly comment: AnalyticsComment;
  readonly file: NonNullable<AnalyticsComment['file']>;
  readonly block: Pick<AnalyticsBlock, 'issuer_id' | 'all_link'>;
  readonly files: FileRequestControls;
}

/** The file of a comment and what its reader may do with it (AN-02). */
export function CommentFile({ comment, file, block, files }: Props) {
  const t = useLabels<typeof english>('analytics-comments');
  const link = useLink();
  const row = useRef<HTMLDivElement>(null);
  const name = useFileName(file);
  const access = accessTo(files.requests, comment);
  const about = <span className="sr">: {comment.title}</span>;
  const ask = () => {
    // The button goes with the press: who reads by ear stays at the file.
    row.current?.focus();
    files.ask(comment);
  };
  return (
    <div
      ref={row}
      className={classes(styles.row, comment.moderated === 1 && styles.closed)}
      tabIndex={-1}
      data-access={access ?? 'unknown'}
    >
      {access === 'open' && (
        <a className={classes('link', styles.state)} href={link(commentFilePath(comment.id))}>
          <Icon name="file" />
          <span>
            {t('download', { file: name })}
            {about}
          </span>
        </a>
      )}
      {access === 'request_sent' && (
        <StatusNote icon="clock" name={name}>
          {t('request_sent')}
        </StatusNote>
      )}
      {access === 'request_rejected' && (
        <StatusNote icon="ban" name={name}>
          {t('request_rejected')}
        </StatusNote>
      )}
      {access === 'download_denied' && (
        <DeniedFile
          name={name}
          comment={comment}
          block={block}
          refused={files.refusedAt(comment)}
          onRequest={ask}
        />
      )}
      {access === null && (
        <StatusNote icon="lock" name={name}>
          <a className="link" href={`${link(block.all_link)}#comment-${comment.id}`}>
            {t('your_access')}
            {about}
          </a>
        </StatusNote>
      )}
    </div>
  );
}

function StatusNote({ icon, name, children }: { icon: IconName; name: string; children: ReactNode }) {
  return (
    <p className={styles.state}>
      <Icon name={icon} />
      <span>
        <span className={styles.name}>{name}</span> <span>{children}</span>
      </span>
    </p>
  );
}

function useFileName({ mimetype, size }: Props['file']): string {
  const t = useLabels<typeof english>('analytics-comments');
  return t('file', { kind: findFileKind(mimetype) ?? t('any_file'), size: useFileSize(size) });
}
