import { useRef } from 'react';
import { languageName, languageTag } from '#domain/languages/languages.ts';
import { useLabels, useLanguage } from '#platform/i18n/I18n.tsx';
import buttons from '#ui/button/button.module.css';
import { classes } from '#ui/classes.ts';
import { useDismissMenu } from '#ui/dismiss/useDismissMenu.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import menu from './header-menu.module.css';
import { type Alternate, LanguageLinks } from './LanguageLinks.tsx';
import type english from './labels/eng.json';

export function LanguageSwitch({ alternates }: { alternates: readonly Alternate[] }) {
  const t = useLabels<typeof english>('shell');
  const current = useLanguage();
  const details = useRef<HTMLDetailsElement>(null);
  useDismissMenu(details);
  return (
    <details className={menu.menu} ref={details} data-languages="">
      <summary className={classes(buttons.button, buttons.quiet, menu.summary)}>
        <span aria-hidden="true">{languageTag(current).slice(0, 2).toUpperCase()}</span>
        <span className="sr">{t('language', { name: languageName(current) })}</span>
        <Icon name="down" />
      </summary>
      <LanguageLinks alternates={alternates} className={menu.panel} itemClassName={menu.item} />
    </details>
  );
}
