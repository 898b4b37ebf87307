import { useEffect, useRef } from 'react';
import { verdictOn } from '#domain/access/capabilities.ts';
import { ACTIONS } from '#domain/actions/actions.ts';
import type { CompareControls } from '#features/chart-block/ChartBlock.tsx';
import { readIndexChart } from '#features/index-graph/index-graph.contract.ts';
import { logGlobalAction } from '#market/activity-log/log-actions.ts';
import { fillPath } from '#platform/contract/page.ts';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { useViewerKind } from '#platform/session/ViewerKind.tsx';
import chips from '#ui/chip/chip.module.css';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import type { ChartedIndex } from './charted-index.ts';
import styles from './IndexSearch.module.css';
import type english from './labels/eng.json';
import { useOpenPart } from './useOpenPart.ts';

const loadSearch = () => import('./IndexSearch.tsx').then(({ IndexSearch }) => IndexSearch);
const loadDenied = () => import('./CompareDenied.tsx').then(({ CompareDenied }) => CompareDenied);

interface Props {
  readonly index: ChartedIndex;
  readonly controls: CompareControls;
}

/** A few other indexes by name, and a field for all of them (CM-01); whoever may not compare is shown what would open it (CM-03). */
export function CompareIndexes({ index, controls }: Props) {
  const t = useLabels<typeof english>('market-index');
  const isAllowed = verdictOn('compare', { kind: useViewerKind() }) === 'allowed';
  const opener = useRef<HTMLButtonElement>(null);
  const search = useOpenPart(loadSearch);
  const denied = useOpenPart(loadDenied);
  const isLogged = useRef(false);
  const isSearching = search.Part !== null;
  const wasSearching = useRef(false);
  useEffect(() => {
    if (wasSearching.current && !isSearching) opener.current?.focus();
    wasSearching.current = isSearching;
  }, [isSearching]);

  const add = ({ id, name }: { id: number; name: string }) => {
    if (id === index.indexId) return;
    if (!isLogged.current) void logGlobalAction(ACTIONS.compare);
    isLogged.current = true;
    controls.add({
      key: String(id),
      name,
      url: fillPath(readIndexChart.path, { id }),
    });
  };
  const pick = (other: { id: number; name: string }) => {
    search.close();
    add(other);
  };
  const rest = index.others.filter(({ id }) => !controls.keys.includes(String(id)));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not flow with the legend beside it
    <div className={classes(chips.chips, styles.compare)} role="group" aria-label={t('compare')}>
      {rest.map((other) => (
        <button
          key={other.id}
          type="button"
          className={chips.chip}
          aria-label={t('add_named', { name: other.name })}
          onClick={() => (isAllowed ? add(other) : denied.open())}
        >
          <Icon name="plus" />
          {other.name}
        </button>
      ))}
      {search.Part ? (
        <search.Part onSelect={pick} onClose={search.close} />
      ) : (
        <button
          ref={opener}
          type="button"
          className={chips.chip}
          onPointerEnter={isAllowed ? search.prepare : undefined}
          onFocus={isAllowed ? search.prepare : undefined}
          onClick={isAllowed ? search.open : denied.open}
        >
          <Icon name="search" />
          {t('add_index')}
        </button>
      )}
      {denied.Part && <denied.Part onClose={denied.close} />}
    </div>
  );
}
