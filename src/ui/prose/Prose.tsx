import type { SafeHtml } from '#platform/html/safe-html.ts';
import opener from '#ui/opener/opener.module.css';
import styles from './Prose.module.css';

interface Props {
  readonly html: SafeHtml;
  /** Of the text, where it is not the page's. */
  readonly lang?: string;
  readonly more: string;
  readonly less: string;
}

/** About a dozen lines at the width of a text. */
const LONG = 1_400;

/** A text that others wrote. A long one shows its beginning until requested; it needs no script: the style follows `details`. */
export function Prose({ html, lang, more, less }: Props) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the one place for HTML, and only the sanitiser makes this type
  const text = <div className={styles.text} lang={lang} dangerouslySetInnerHTML={{ __html: html }} />;
  if (html.length <= LONG) return text;
  return (
    <div className={styles.block}>
      {text}
      <details className={styles.toggle}>
        <summary className={opener.opener}>
          <span className={styles.more}>{more}</span>
          <span className={styles.less}>{less}</span>
        </summary>
      </details>
    </div>
  );
}
