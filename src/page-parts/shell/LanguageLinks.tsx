import { useState } from 'react';
import { type Language, languageName, languageTag } from '#domain/languages/languages.ts';
import { useLanguage } from '#platform/i18n/I18n.tsx';
import { useHere } from '#platform/navigation/Here.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { inLanguage } from './in-language.ts';

export interface Alternate {
  readonly language: Language;
  readonly url: string;
}

interface Props {
  readonly alternates: readonly Alternate[];
  readonly className?: string | undefined;
  readonly itemClassName?: string | undefined;
}

/** The same page in every language, each under its own name, with whatever the address bar holds. */
export function LanguageLinks({ alternates, className, itemClassName }: Props) {
  const current = useLanguage();
  const { first, path } = useHere();
  const [rest, setRest] = useState<string | null>(null);
  // The server keeps one page for many addresses, and the page may have changed its own since.
  const follow = () => setRest(location.search + location.hash);
  return (
    <ul className={className} onPointerDown={follow} onFocus={follow}>
      {alternates.map(({ language, url }) => (
        <li key={language}>
          <a
            className={itemClassName}
            href={inLanguage(url, { first, path, rest })}
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
  );
}
