import { useEffect } from 'react';
import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import buttons from '#ui/button/button.module.css';
import { classes } from '#ui/classes.ts';
import { useDismiss } from '#ui/dismiss/useDismiss.ts';
import { ClearButton } from '#ui/field/ClearButton.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import type english from './labels/eng.json';
import { PanelBody } from './PanelBody.tsx';
import styles from './SearchPanel.module.css';
import { countOf, shownItems, shownTab } from './search-box.ts';
import type { SearchPanelProps } from './search-panel.ts';
import { useInputEvents } from './useInputEvents.ts';
import { useSearch } from './useSearch.ts';

/** What opens under the box, and what it does with the keys that are pressed in it. */
export function SearchPanel({ id, input, searchFor, onPick, notFound, onFace, onLeave }: SearchPanelProps) {
  const t = useLabels<typeof english>('search-box');
  const format = useFormat();
  const { state, send } = useSearch(searchFor ?? 'paid');
  const { isOpen, found, marked } = state;
  const listId = `${id}-list`;
  const optionId = (at: number) => `${id}-hit-${at}`;
  const hasMarked = isOpen && marked !== null && marked < shownItems(state).length;

  useInputEvents(input, state, send, () => {
    if (hasMarked) document.getElementById(optionId(marked))?.click();
    return hasMarked;
  });
  useDismiss({
    isOpen: () => isOpen,
    isInside: (node) => input.current?.form?.contains(node) === true,
    dismiss: () => send({ type: 'dismissed' }),
  });
  const markedId = hasMarked ? optionId(marked) : null;
  const hasList = isOpen && shownItems(state).length > 0;
  useEffect(() => {
    onFace({ isOpen, listId: hasList ? listId : null, markedId });
    if (markedId) document.getElementById(markedId)?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, hasList, listId, markedId, onFace]);

  const clear = () => {
    if (input.current) input.current.value = '';
    send({ type: 'typed', text: '' });
    input.current?.focus();
  };
  const count = countOf(found, shownTab(state));
  return (
    <>
      {state.lookup.term !== '' && <ClearButton label={t('clear')} onClear={clear} />}
      {!onPick && (
        <button
          type="button"
          className={classes(buttons.button, buttons.quiet, buttons.icon, styles.leave)}
          aria-label={t('close')}
          onClick={onLeave}
        >
          <Icon name="up" size={20} />
        </button>
      )}
      <p className="sr" role="status">
        {isOpen && found && t('found', { count, shown: format.number(count, 0) })}
      </p>
      {isOpen && (
        // biome-ignore lint/a11y/noStaticElementInteractions: a press in the panel leaves the focus in the box
        <div className={styles.panel} role="presentation" onMouseDown={(event) => event.preventDefault()}>
          <PanelBody
            state={state}
            listId={listId}
            optionId={optionId}
            notFound={notFound}
            onTab={(category) => send({ type: 'chose-tab', category })}
            onPick={(item) => {
              send({ type: 'picked' });
              onPick?.(item, shownTab(state));
            }}
            isRedirecting={onPick === undefined}
          />
        </div>
      )}
    </>
  );
}
