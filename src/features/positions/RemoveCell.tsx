import { type MouseEvent, useState } from 'react';
import { removeItem } from '#market/watchlist/watchlist.contract.ts';
import { fillPath } from '#platform/contract/page.ts';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import buttons from '#ui/button/button.module.css';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import type english from './labels/eng.json';
import styles from './PositionCells.module.css';
import type { Position } from './positions.contract.ts';
import { useRemoval } from './useRemoval.ts';

/** Takes a row out at once, for there is a way back. Without script the page that follows offers it. */
export function RemoveCell({ position: { id, name, venue } }: { position: Position }) {
  const t = useLabels<typeof english>('positions');
  const link = useLink();
  const remove = useRemoval();
  const [isBusy, setBusy] = useState(false);
  const press = async (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const neighbour = findNeighbour(event.currentTarget);
    // A press by keyboard has no count of clicks.
    await remove({ id, name, isByKeyboard: event.detail === 0, focusNext: () => neighbour?.focus() });
    setBusy(false);
  };
  return (
    <form className={styles.remove} method="post" action={link(fillPath(removeItem.path, { id }))}>
      <input type="hidden" name="next" value={`${link('/watchlist/')}?removed=${id}`} />
      <button
        type="submit"
        className={classes(buttons.button, buttons.quiet, buttons.icon)}
        aria-label={t('remove_this', { name, venue })}
        title={t('remove')}
        aria-busy={isBusy || undefined}
        data-remove=""
        onClick={(event) => void press(event)}
      >
        <Icon name="close" />
      </button>
    </form>
  );
}

/** The same button of the next row, or of the one before the last. */
function findNeighbour(button: HTMLButtonElement): HTMLElement | undefined {
  const all = [...(button.closest('table')?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])];
  const at = all.indexOf(button);
  return all[at + 1] ?? all[at - 1];
}
