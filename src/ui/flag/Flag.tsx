import { type Language, languageName, languageTag } from '#domain/languages/languages.ts';
import styles from './Flag.module.css';
import { flagPath } from './flag-path.ts';

/** The language that something is written in, as the flag that readers know it by. */
export function Flag({ language }: { language: Language }) {
  const name = languageName(language);
  return (
    <img
      className={styles.flag}
      src={flagPath(language)}
      alt={name}
      title={name}
      lang={languageTag(language)}
      width={18}
      height={12}
      loading="lazy"
    />
  );
}
