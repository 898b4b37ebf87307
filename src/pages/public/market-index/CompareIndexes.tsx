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
import styles from './IndexSearch.module.css';
import type english from './labels/eng.json';
import type { MarketIndexPageData } from './market-index.contract.ts';
import { useOpenPart } from './useOpenPart.ts';

const loadSearch = () => import('./IndexSearch.tsx').then(({ IndexSearch }) => IndexSearch);
const loadDenied = () => import('./CompareDenied.tsx').then(({ CompareDenied }) => CompareDenied);

interface Props {
  readonly data: MarketIndexPageData;
  readonly controls: CompareControls;
}

/** A few other indexes by name, and a field for all of them (CM-01); whoever may not compare is shown what would open it (CM-03). */
export function CompareIndexes({ data, controls }: Props) {
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

  const add = (index: { id: number; name: string }) => {
    if (index.id === data.indexId) return;
    if (!isLogged.current) void logGlobalAction(ACTIONS.compare);
    isLogged.current = true;
    controls.add({
      key: String(index.id),
      name: index.name,
      url: fillPath(readIndexChart.path, { id: index.id }),
    });
  };
  const pick = (index: { id: number; name: string }) => {
    search.close();
    add(index);
  };
  const rest = data.others.filter(({ id }) => !controls.keys.includes(String(id)));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not flow with the legend beside it
    <div className={classes(chips.chips, styles.compare)} role="group" aria-label={t('compare')}>
      {rest.map((index) => (
        <button
          key={index.id}
          type="button"
          className={chips.chip}
          aria-label={t('add_named', { name: index.name })}
          onClick={() => (isAllowed ? add(index) : denied.open())}
        >
          <Icon name="plus" />
          {index.name}
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
