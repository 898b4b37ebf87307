import { useEffect, useEffectEvent, useRef } from 'react';
import { selectionIn, withBankChoice } from './bank-address.ts';
import { type BankSelection, chooseReport, isSameChoice } from './bank-choice.ts';
import type { BankState } from './bank-report-state.ts';

/** Keeps the report that is shown in the address: each has an entry of the history, and going back brings it back. */
export function useBankAddress<Report>(
  { phase, request, shown, offered }: BankState<Report>,
  onBack: (selection: BankSelection) => void,
): void {
  const written = useRef<BankSelection>({});
  const write = useEffectEvent(() => {
    const named = chooseReport(offered, selectionIn(location.search));
    if (phase === 'loading' || !shown || (named && isSameChoice(named, shown.choice))) return;
    const address = withBankChoice(new URL(location.href), shown.choice, offered);
    written.current = selectionIn(address.search);
    // Where going back has failed, the address goes on naming what is shown.
    if (phase === 'failed') history.replaceState(null, '', address);
    else history.pushState(null, '', address);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is written when something was requested or came
  useEffect(() => {
    if (request > 0) write();
  }, [request, phase]);

  const goBack = useEffectEvent(() => {
    const selection = selectionIn(location.search);
    // A link to a section of the page goes back to nothing either.
    if (selection.tab === written.current.tab && selection.type === written.current.type) return;
    written.current = selection;
    onBack(selection);
  });
  useEffect(() => {
    written.current = selectionIn(location.search);
    const listen = () => goBack();
    addEventListener('popstate', listen);
    return () => removeEventListener('popstate', listen);
  }, []);
}
