import { type MouseEvent, useEffect, useState } from 'react';
import { useLink } from '#platform/i18n/I18n.tsx';
import { useHere } from '#platform/navigation/Here.tsx';
import { isPlainClick } from '#platform/navigation/plain-click.ts';
import { parseRasQuery, RAS_SECTION, type RasChoice, withRasChoice } from './ras-choice.ts';

interface ChosenForm {
  readonly choice: RasChoice;
  readonly hrefOf: (choice: RasChoice) => string;
  readonly follow: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** Goes from form to form without a reload; the address and Back go along. */
export function useRasChoice(first: RasChoice): ChosenForm {
  const here = useLink()(useHere().path);
  const [choice, setChoice] = useState(first);
  useEffect(() => {
    const goBack = () => setChoice(choiceIn(location.search));
    addEventListener('popstate', goBack);
    return () => removeEventListener('popstate', goBack);
  }, []);

  const hrefOf = (wanted: RasChoice) => {
    const { pathname, search } = withRasChoice(new URL(here, 'http://here.invalid'), wanted);
    return `${pathname}${search}#${RAS_SECTION}`;
  };
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const wanted = choiceIn(event.currentTarget.search);
    if (wanted.form === choice.form && wanted.period === choice.period) return;
    history.pushState(null, '', withRasChoice(new URL(location.href), wanted));
    setChoice(wanted);
  };
  return { choice, hrefOf, follow };
}

const choiceIn = (search: string): RasChoice =>
  parseRasQuery(Object.fromEntries(new URLSearchParams(search)));
