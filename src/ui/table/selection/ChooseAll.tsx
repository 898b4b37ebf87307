import { useEffect, useRef } from 'react';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { Checkbox } from '#ui/checkbox/Checkbox.tsx';
import type english from '../labels/eng.json';

export interface Selection {
  readonly isAll: boolean;
  readonly isSome: boolean;
  readonly chooseAll: (isChosen: boolean) => void;
}

/** Chooses every row, or none; between the two it is neither. */
export function ChooseAll({ selection: { isAll, isSome, chooseAll } }: { selection: Selection }) {
  const t = useLabels<typeof english>('table');
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isSome && !isAll;
  }, [isAll, isSome]);
  return (
    <Checkbox
      ref={box}
      aria-label={t('choose_all')}
      checked={isAll}
      onChange={(event) => chooseAll(event.currentTarget.checked)}
    />
  );
}
