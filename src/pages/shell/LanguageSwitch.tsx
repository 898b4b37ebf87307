import { useRef } from 'react';
import { type Language, languageName, languageTag } from '#domain/languages/languages.ts';
import { useLabels, useLanguage } from '#foundation/i18n/I18n.tsx';
import { useHere } from '#foundation/navigation/Here.tsx';
import buttons from '#ui/button/button.module.css';
import { classes } from '#ui/classes.ts';
import { useDismissMenu } from '#ui/dismiss/useDismissMenu.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './LanguageSwitch.module.css';
import type english from './labels/eng.json';

export interface Alternate {
  readonly language: Language;
  readonly url: string;
}

/** The same page in every language, each under its own name. */
export function LanguageSwitch({ alternates }: { alternates: readonly Alternate[] }) {
  const t = useLabels<typeof english>('shell');
  const current = useLanguage();
  const { first, path } = useHere();
  const menu = useRef<HTMLDetailsElement>(null);
  useDismissMenu(menu);
  return (
    <details className={styles.switch} ref={menu}>
      <summary className={classes(buttons.button, buttons.quiet, styles.summary)}>
        <span aria-hidden="true">{languageTag(current).slice(0, 2).toUpperCase()}</span>
        <span className="sr">{t('language', { name: languageName(current) })}</span>
        <Icon name="down" />
      </summary>
      <ul className={styles.list}>
        {alternates.map(({ language, url }) => (
          <li key={language}>
            <a
              className={styles.item}
              href={url.slice(0, url.length - first.length) + path}
              lang={languageTag(language)}
              hrefLang={languageTag(language)}
              aria-current={language === current ? 'true' : undefined}
            >
              {languageName(language)}
              {language === current && <Icon name="check" />}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
