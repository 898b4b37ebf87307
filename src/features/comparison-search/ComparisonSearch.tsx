import { type KeyboardEvent, useEffect, useId, useReducer, useRef } from 'react';
import { LONGEST_TERM } from '#domain/search/categories.ts';
import { call } from '#platform/contract/call.ts';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { useViewerKind } from '#platform/session/ViewerKind.tsx';
import { classes } from '#ui/classes.ts';
import { useDismiss } from '#ui/dismiss/useDismiss.ts';
import { ClearButton } from '#ui/field/ClearButton.tsx';
import field from '#ui/field/field.module.css';
import { useLookup } from '#ui/lookup/useLookup.ts';
import { NotAllowed } from '#ui/search-hits/NotAllowed.tsx';
import { ComparisonList } from './ComparisonList.tsx';
import styles from './ComparisonSearch.module.css';
import { type CompareSearchReply, searchToCompare } from './compare-search.contract.ts';
import { type ComparisonEvent, compare, NO_COMPARISON, shownResults } from './comparison-search.ts';
import type { DerivedResult } from './derived-result.wire.ts';
import type english from './labels/eng.json';
import { logComparisonError } from './log-comparison-error.ts';

interface Props {
  /** Offers nothing else. */
  readonly only?: 'stock' | 'index';
  readonly onSelect: (result: DerivedResult) => void;
  /** Opened at a press, among other controls: it takes the focus, and its name is only read aloud. */
  readonly isCompact?: boolean;
  /** What was typed while it was loaded. */
  readonly readTyped?: () => string;
}

/** Looks up what a chart is to be compared with, and announces what was selected. */
export function ComparisonSearch({ only, isCompact = false, readTyped, onSelect }: Props) {
  const t = useLabels<typeof english>('comparison-search');
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const isLocked = useViewerKind() !== 'paid';
  const [state, send] = useReducer(compare, { ...NO_COMPARISON, isLocked });
  const results = shownResults(state);
  const marked = state.isOpen && state.marked !== null ? results[state.marked] : undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed before it came is read once
  useEffect(() => {
    const text = readTyped?.() ?? '';
    if (text !== '') send({ type: 'typed', text });
  }, []);
  useLookup(state.lookup, {
    ask: (term, signal) => call(searchToCompare, { params: { term }, signal }),
    onPause: (request) => send({ type: 'paused', request }),
    onAnswer: (request, reply) => {
      logComparisonError(reply.response.error);
      send({ type: 'answered', request, reply: only ? keepOnly(only, reply) : reply });
    },
    onFailure: (request, error) => {
      logComparisonError(error);
      send({ type: 'failed', request });
    },
  });
  useDismiss({
    isOpen: () => state.isOpen,
    isInside: (node) => root.current?.contains(node) === true,
    dismiss: () => send({ type: 'dismissed' }),
  });
  const select = (result: DerivedResult) => {
    send({ type: 'selected', result });
    onSelect(result);
  };
  const clear = () => {
    send({ type: 'cleared' });
    input.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && marked) {
      event.preventDefault();
      return select(marked);
    }
    const pressed: ComparisonEvent = { type: 'pressed', key: event.key };
    if (compare(state, pressed) === state) return;
    event.preventDefault();
    send(pressed);
  };
  return (
    <div ref={root} className={field.label}>
      <label htmlFor={id} className={isCompact ? 'sr' : undefined}>
        {t('label')}
      </label>
      <div className={styles.box}>
        <input
          ref={input}
          // biome-ignore lint/a11y/noAutofocus: the press that opened it requested it
          autoFocus={isCompact}
          id={id}
          className={classes(field.field, styles.input)}
          value={state.text}
          maxLength={LONGEST_TERM}
          placeholder={t('placeholder')}
          autoComplete="off"
          spellCheck={false}
          role="combobox"
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-expanded={state.isOpen && results.length > 0}
          aria-controls={state.isOpen && results.length > 0 ? `${id}-list` : undefined}
          aria-activedescendant={marked ? `${id}-${state.marked}` : undefined}
          onChange={(event) => send({ type: 'typed', text: event.currentTarget.value })}
          onKeyDown={press}
        />
        {state.text !== '' && <ClearButton label={t('clear')} onClear={clear} />}
        {state.isOpen && !isLocked && <ComparisonList id={id} state={state} onSelect={select} />}
        {state.isOpen && isLocked && (
          <div className={styles.popup}>
            <NotAllowed />
          </div>
        )}
      </div>
    </div>
  );
}

function keepOnly(only: 'stock' | 'index', { response }: CompareSearchReply): CompareSearchReply {
  return { response: { ...response, items: response.items.filter((item) => item.document === only) } };
}
