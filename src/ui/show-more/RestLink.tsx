import type { MouseEvent } from 'react';
import { classes } from '#ui/classes.ts';
import opener from '#ui/opener/opener.module.css';
import styles from './ShowMore.module.css';

interface Props {
  readonly href: string;
  readonly text: string;
  readonly isLoading: boolean;
  readonly onFollow: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** Looks like what opens a table, for rows that are not in the page yet. */
export function RestLink({ href, text, isLoading, onFollow }: Props) {
  return (
    <a
      className={classes(opener.opener, styles.summary, styles.rest)}
      href={href}
      aria-busy={isLoading || undefined}
      data-in-place=""
      onClick={onFollow}
    >
      {text}
    </a>
  );
}
