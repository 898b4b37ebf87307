import { type MouseEvent, useEffect, useState } from 'react';
import { type StatementView, withStatementView } from '#domain/statements/statement-view.ts';
import { useLink } from '#platform/i18n/I18n.tsx';
import { useHere } from '#platform/navigation/Here.tsx';
import { isPlainClick } from '#platform/navigation/plain-click.ts';
import { basisOfRas, parseRasQuery, RAS_SECTION, type RasChoice, withRasChoice } from './ras-choice.ts';

interface ChosenForm {
  readonly choice: RasChoice;
  readonly hrefOf: (choice: RasChoice, view: StatementView) => string;
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

  const hrefOf = (wanted: RasChoice, view: StatementView) => {
    const chosen = withRasChoice(new URL(here, 'http://here.invalid'), wanted);
    const { pathname, search } = new URL(withStatementView(chosen.href, RAS_SECTION, view));
    return `${pathname}${search}#${RAS_SECTION}`;
  };
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return;
    const wanted = choiceIn(event.currentTarget.search);
    // Derived periods are other tables, which the page of that address has.
    if (basisOfRas(wanted.period) !== basisOfRas(choice.period)) return;
    event.preventDefault();
    if (wanted.form === choice.form && wanted.period === choice.period) return;
    history.pushState(null, '', withRasChoice(new URL(location.href), wanted));
    setChoice(wanted);
  };
  return { choice, hrefOf, follow };
}

/** Of the query that stands in an address. */
export const choiceIn = (search: string): RasChoice =>
  parseRasQuery(Object.fromEntries(new URLSearchParams(search)));
