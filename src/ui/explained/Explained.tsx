import type { MouseEvent, ReactNode } from 'react';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { useAsOfHref } from '#platform/navigation/AsOf.tsx';
import styles from './Explained.module.css';
import type english from './labels/eng.json';

interface Props {
  /** Where it is explained, with the prefix of the language. */
  readonly href: string;
  /** What the number is called. */
  readonly label: string;
  /** For who shows the explanation by itself; otherwise the panel of the page does. */
  readonly onFollow?: (event: MouseEvent<HTMLAnchorElement>) => void;
  readonly children: ReactNode;
}

/** A number that says how it was computed: a plain link, which a page with a panel opens without leaving itself. Its page lists the labels `explained`. */
export function Explained({ href, label, onFollow, children }: Props) {
  const t = useLabels<typeof english>('explained');
  const withAsOf = useAsOfHref();
  return (
    <a
      className={styles.explained}
      href={withAsOf(href)}
      data-explain={label}
      data-in-place=""
      onClick={onFollow}
    >
      {children}
      <span className="sr"> {t('explain', { name: label })}</span>
    </a>
  );
}
