import { type MouseEvent, useState } from 'react';
import { isPlainClick } from '#platform/navigation/plain-click.ts';

interface Rest<Data> {
  /** Null until it was requested and came. */
  readonly rest: Data | null;
  readonly isLoading: boolean;
  /** For a link to the address that shows the rest: it is followed where script does not run, or the call fails. */
  readonly follow: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** What a page leaves out at first and loads in place when somebody requests it. */
export function useRest<Data>(load: () => Promise<Data>): Rest<Data> {
  const [rest, setRest] = useState<Data | null>(null);
  const [isLoading, setLoading] = useState(false);
  return {
    rest,
    isLoading,
    follow: (event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      const { href } = event.currentTarget;
      if (isLoading) return;
      setLoading(true);
      load().then(setRest, () => location.assign(href));
    },
  };
}
