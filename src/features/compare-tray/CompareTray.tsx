import { lazy, Suspense, useEffect, useState } from 'react';
import { COMPARE_BOX } from '#ui/compare-box/CompareBox.tsx';

const TrayBar = lazy(() => import('./TrayBar.tsx'));

/** Loaded on pages whose rows can be ticked, or when the first of them is. */
export function CompareTray() {
  const [isWanted, setWanted] = useState(() => document.querySelector(`input[name=${COMPARE_BOX}]`) !== null);
  useEffect(() => {
    if (isWanted) return;
    const hear = ({ target }: Event) =>
      target instanceof HTMLInputElement && target.name === COMPARE_BOX && setWanted(true);
    document.addEventListener('change', hear);
    return () => document.removeEventListener('change', hear);
  }, [isWanted]);
  return (
    isWanted && (
      <Suspense>
        <TrayBar />
      </Suspense>
    )
  );
}
