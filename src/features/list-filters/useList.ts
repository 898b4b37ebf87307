import { useEffect, useRef, useState } from 'react';
import { readListForm } from '#market/lists/change-selection.ts';
import { LISTS } from '#market/lists/list-fields.ts';
import { type ListSelection, listPath } from '#market/lists/list-selection.ts';
import type { ListData } from '#market/lists/lists.contract.ts';
import { callPageData } from '#platform/contract/call.ts';
import { useLink } from '#platform/i18n/I18n.tsx';
import { useHere } from '#platform/navigation/Here.tsx';
import { isPlainClick } from '#platform/navigation/plain-click.ts';

/** A new entry of the history, the same one, or one that the reader went back to. */
type Way = 'push' | 'replace' | 'went';

interface Shown {
  readonly data: ListData;
  /** What was requested last, before its answer is there. */
  readonly selection: ListSelection;
  /** Another one after everything that was not done in the fields themselves, which then begin anew. */
  readonly generation: number;
  readonly status: 'shown' | 'loading' | 'failed';
}

export interface ListState extends Shown {
  readonly choose: (selection: ListSelection, way?: 'push' | 'replace') => void;
  readonly retry: () => void;
}

/** Follows the list's own links and forms without a reload; where script does not run, the browser does. */
export function useList(first: ListData, region: React.RefObject<HTMLElement | null>): ListState {
  const link = useLink();
  const here = useHere();
  const fields = LISTS[first.list];
  const path = link(fields.path);
  const [shown, setShown] = useState<Shown>({
    data: first,
    selection: first.selection,
    generation: 0,
    status: 'shown',
  });
  const pending = useRef<AbortController>(null);
  const shownAddress = useRef('');

  const load = async (address: string, way: Way, selection: ListSelection | null) => {
    pending.current?.abort();
    const controller = new AbortController();
    pending.current = controller;
    setShown((now) => ({ ...now, status: 'loading', ...(selection && { selection }) }));
    try {
      const data = (await callPageData(address, controller.signal)) as ListData;
      if (controller.signal.aborted) return;
      if (way === 'push') history.pushState(null, '', address);
      if (way === 'replace') history.replaceState(null, '', address);
      shownAddress.current = address;
      here.moveTo(listPath(fields, data.selection));
      setShown((now) => ({
        data,
        selection: data.selection,
        generation: now.generation + (selection ? 0 : 1),
        status: 'shown',
      }));
      if (!selection && way === 'push') scrollToTop(region.current);
    } catch {
      if (controller.signal.aborted) return;
      setShown((now) => ({ ...now, status: 'failed' }));
    }
  };
  const choose = (selection: ListSelection, way: 'push' | 'replace' = 'push') =>
    void load(link(listPath(fields, selection)), way, selection);

  const latest = useRef({ load, choose });
  useEffect(() => {
    latest.current = { load, choose };
  });
  useEffect(() => {
    const element = region.current;
    const follow = (event: MouseEvent) => {
      const anchor = event.target instanceof Element ? event.target.closest('a') : null;
      if (!anchor || anchor.pathname !== path || anchor.hash || !isPlainClick(event)) return;
      event.preventDefault();
      void latest.current.load(anchor.pathname + anchor.search, 'push', null);
    };
    const submit = (event: SubmitEvent) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || new URL(form.action).pathname !== path) return;
      event.preventDefault();
      latest.current.choose(readListForm(first.list, new FormData(form)));
    };
    shownAddress.current = location.pathname + location.search;
    const goBack = () => {
      const address = location.pathname + location.search;
      // A panel that is closed leaves its place in the history, and the list stays as it is.
      if (address !== shownAddress.current) void latest.current.load(address, 'went', null);
    };
    element?.addEventListener('click', follow);
    element?.addEventListener('submit', submit);
    addEventListener('popstate', goBack);
    return () => {
      element?.removeEventListener('click', follow);
      element?.removeEventListener('submit', submit);
      removeEventListener('popstate', goBack);
      pending.current?.abort();
    };
  }, [region, path, first.list]);

  return { ...shown, choose, retry: () => choose(shown.selection) };
}

/** A new page of rows is read from its first one. */
function scrollToTop(element: HTMLElement | null): void {
  if (element && element.getBoundingClientRect().top < 0) element.scrollIntoView({ block: 'start' });
}
