import { useEffect, useState } from 'react';
import type { StatementView } from '#market/statements/statement-view.ts';
import { findView, withView } from './report-address.ts';

/** How the statements are shown; the address says it, and going back goes back. */
export function useStatementView(
  first: StatementView,
): readonly [StatementView, (view: StatementView) => void] {
  const [view, setView] = useState(first);
  useEffect(() => {
    const goBack = () => setView(findView(location.search));
    addEventListener('popstate', goBack);
    return () => removeEventListener('popstate', goBack);
  }, []);
  const show = (wanted: StatementView) => {
    history.pushState(null, '', withView(location.href, wanted));
    setView(wanted);
  };
  return [view, show];
}
