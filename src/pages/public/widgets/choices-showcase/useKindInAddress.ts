import { type MouseEvent, useEffect, useState } from 'react';
import { isPlainClick } from '#platform/navigation/plain-click.ts';
import type { ChoicesShowcaseData, Kind } from './choices-showcase.contract.ts';

export interface KindInAddress {
  readonly kind: Kind;
  readonly follow: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** Goes from kind to kind without a reload; the address and Back go along. */
export function useKindInAddress({ kind: first, kinds }: ChoicesShowcaseData): KindInAddress {
  const [kind, setKind] = useState(first);
  useEffect(() => {
    const goBack = () => setKind(kindIn(location.search, kinds) ?? first);
    addEventListener('popstate', goBack);
    return () => removeEventListener('popstate', goBack);
  }, [first, kinds]);

  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    const wanted = kindIn(event.currentTarget.search, kinds);
    if (!isPlainClick(event) || !wanted) return;
    event.preventDefault();
    if (wanted === kind) return;
    history.pushState(null, '', event.currentTarget.href);
    setKind(wanted);
  };
  return { kind, follow };
}

function kindIn(search: string, kinds: ChoicesShowcaseData['kinds']): Kind | undefined {
  const named = new URLSearchParams(search).get('kind');
  return kinds.find(({ kind }) => kind === named)?.kind;
}
