import { type MouseEvent, useEffect, useState } from 'react';
import {
  findStatementView,
  type StatementView,
  withStatementView,
} from '#domain/statements/statement-view.ts';
import { isPlainClick } from '#platform/navigation/plain-click.ts';

interface ShownView {
  readonly view: StatementView;
  /** Of a click on a link to another view. */
  readonly follow: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** How statements are shown; the address says it in words with the prefix, and going back goes back. */
export function useStatementView(prefix: string, first: StatementView): ShownView {
  const [view, setView] = useState(first);
  useEffect(() => {
    const goBack = () => setView(findStatementView(location.search, prefix));
    addEventListener('popstate', goBack);
    return () => removeEventListener('popstate', goBack);
  }, [prefix]);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const wanted = findStatementView(event.currentTarget.search, prefix);
    history.pushState(null, '', withStatementView(location.href, prefix, wanted));
    setView(wanted);
  };
  return { view, follow };
}
