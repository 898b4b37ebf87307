import type { ReactNode } from 'react';
import { useLabels } from '#foundation/i18n/I18n.tsx';
import styles from './Explained.module.css';
import type english from './labels/eng.json';

interface Props {
  /** Where it is explained, with the prefix of the language. */
  readonly href: string;
  /** What the number is called. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A number that says how it was computed: a plain link, which a page with a panel opens without leaving itself. */
export function Explained({ href, label, children }: Props) {
  const t = useLabels<typeof english>('explained');
  return (
    <a className={styles.explained} href={href} data-explain={label}>
      {children}
      <span className="sr"> {t('explain', { name: label })}</span>
    </a>
  );
}
