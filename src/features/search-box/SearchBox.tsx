import { lazy, Suspense, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { LONGEST_TERM } from '#domain/search/categories.ts';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { useHere } from '#platform/navigation/Here.tsx';
import buttons from '#ui/button/button.module.css';
import { classes } from '#ui/classes.ts';
import { useDismiss } from '#ui/dismiss/useDismiss.ts';
import field from '#ui/field/field.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import type english from './labels/eng.json';
import styles from './SearchBox.module.css';
import { CLOSED, type SearchPanelProps } from './search-panel.ts';
import { useSlashKey } from './useSlashKey.ts';

const load = () => import('./SearchPanel.tsx');
const SearchPanel = lazy(() => load().then((module) => ({ default: module.SearchPanel })));

type Props = Pick<SearchPanelProps, 'searchFor' | 'onPick' | 'notFound'>;

/**
 * A form that leads to the page of results by itself. With script, suggestions open under it: they are loaded when
 * somebody comes near. On a phone it lies over the header and a button calls it. With `onPick` it is part of a page,
 * stays where it is and leads nowhere.
 */
export function SearchBox({ searchFor = 'paid', onPick, notFound }: Props) {
  const t = useLabels<typeof english>('search-box');
  const link = useLink();
  const requested = useRequestedTerm();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [isUsed, setUsed] = useState(false);
  const [isCalled, setCalled] = useState(false);
  const [face, setFace] = useState(CLOSED);
  const isInPlace = onPick !== undefined;

  const callBox = () => {
    flushSync(() => setCalled(true));
    input.current?.focus();
  };
  useSlashKey(isInPlace ? null : callBox);
  useDismiss({
    isOpen: () => isCalled,
    isInside: (node) => form.current?.contains(node) === true,
    // Escape closes the panel first.
    isCovered: () => face.isOpen,
    dismiss: () => setCalled(false),
  });
  const Root = isInPlace ? 'div' : 'search';
  return (
    <Root className={styles.search}>
      {!isInPlace && <Callers isCalled={isCalled} onCall={callBox} />}
      <form
        ref={form}
        className={classes(styles.form, !isInPlace && styles.called)}
        action={link('/search/')}
        data-called={isCalled || undefined}
        onSubmit={(event) => isInPlace && event.preventDefault()}
      >
        <span className={styles.icon}>
          <Icon name="search" />
        </span>
        <input
          ref={input}
          className={classes(field.field, styles.input)}
          name="q"
          defaultValue={requested}
          maxLength={LONGEST_TERM}
          placeholder={t('placeholder')}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          role="combobox"
          aria-label={t('search')}
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-keyshortcuts="/"
          aria-expanded={face.listId !== null}
          aria-controls={face.listId ?? undefined}
          aria-activedescendant={face.markedId ?? undefined}
          onPointerEnter={() => void load()}
          onFocus={() => setUsed(true)}
        />
        {isUsed && (
          <Suspense>
            <SearchPanel
              id={id}
              input={input}
              searchFor={searchFor}
              onPick={onPick}
              notFound={notFound}
              onFace={setFace}
              onLeave={() => setCalled(false)}
            />
          </Suspense>
        )}
      </form>
    </Root>
  );
}

/** What calls the box on a phone; without script, the way to the page that searches. */
function Callers({ isCalled, onCall }: { isCalled: boolean; onCall: () => void }) {
  const t = useLabels<typeof english>('search-box');
  const link = useLink();
  const look = classes(buttons.button, buttons.quiet, buttons.icon);
  return (
    <>
      <button
        type="button"
        className={classes(look, styles.caller)}
        aria-label={t('search')}
        aria-expanded={isCalled}
        onPointerDown={() => void load()}
        onClick={onCall}
      >
        <Icon name="search" size={20} />
      </button>
      <a className={classes(look, styles.way)} href={link('/search/')} aria-label={t('search')}>
        <Icon name="search" size={20} />
      </a>
    </>
  );
}

/** On the page of results the box holds what was requested. */
function useRequestedTerm(): string {
  const [path, query] = useHere().first.split('?');
  return (path === '/search/' && new URLSearchParams(query).get('q')) || '';
}
