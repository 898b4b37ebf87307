import { useEffect, useMemo, useReducer, useState } from 'react';
import type { PlaceAdded } from '#features/map-block/map-points.ts';
import { reduceMap } from '#features/map-block/map-state.ts';
import { computeWhatIf } from '#features/what-if-bond/what-if.ts';
import type { MapCells } from '#market/bond-map/bond-map.contract.ts';
import { measureOf } from '#market/bond-map/map-axes.ts';
import { mapPath } from '#market/bond-map/map-path.ts';
import { bondPoints } from '#market/bond-map/map-points.ts';
import type { MapLook, MapQuery, MapSelection } from '#market/bond-map/map-selection.ts';
import { parseMapQuery, readMapText } from '#market/bond-map/map-selection.ts';
import { parseTerms } from '#market/bond-map/own-points.ts';
import { useLink } from '#platform/i18n/I18n.tsx';
import { useHere } from '#platform/navigation/Here.tsx';
import { useReload } from '#platform/navigation/Reload.tsx';
import type { Cell } from '#ui/chart/chart.ts';
import type { BondMapPageData } from './bond-map.contract.ts';
import { toLook, toMapState } from './map-look.ts';

type Chosen = Pick<MapLook, 'x' | 'y' | 'group' | 'sort' | 'zoom'>;

/** The state of the page: what was asked of the server, and what is done to it since. All of it stands in the address. */
export function useBondMap(data: BondMapPageData) {
  const requested = useMemo(() => readMapText(data.query), [data.query]);
  const [state, dispatch] = useReducer(reduceMap, requested, toMapState);
  const [chosen, setChosen] = useState<Chosen>(() => toChosen(requested));
  const { ask, isBusy, isFailed } = useAsk();
  const look = useMemo(() => toLook(state), [state]);
  const selection: MapSelection = useMemo(
    () => ({ ...requested, ...look, ...chosen }),
    [requested, look, chosen],
  );
  useWrittenAddress(mapPath(selection));
  const { columns } = data.points;
  const hasValues = columns.values !== null;
  const { x, y, group } = hasValues ? selection : { ...requested, group: selection.group };
  const cells = useMemo(() => data.points.cells && toCells(data.points.cells), [data.points.cells]);
  const points = useMemo(() => bondPoints(columns, { x, y, group }), [columns, x, y, group]);
  const day = data.points.day ?? data.today;
  const placeAdded = useMemo<PlaceAdded>(() => placeBy(x, y, day), [x, y, day]);
  /** Only the server knows where bonds without a dot, or for those who see no values, stand along other axes. */
  const choose = (change: Partial<Chosen>) => {
    setChosen((last) => ({ ...last, ...change }));
    const isElsewhere = change.x !== undefined || change.y !== undefined;
    if (isElsewhere && (!hasValues || data.points.cells)) void ask(mapPath({ ...selection, ...change }));
  };
  return {
    state,
    dispatch,
    selection,
    points,
    cells,
    placeAdded,
    day,
    hasValues,
    choose,
    isBusy,
    isFailed,
    /** Only what lies in these ranges: more of the bonds there get a dot of their own. */
    narrow: (ranges: MapSelection['ranges']) => {
      setChosen((last) => ({ ...last, zoom: null }));
      void ask(mapPath({ ...selection, ranges, zoom: null }));
    },
    /** What the filters say; how the map is shown stays as it is. */
    filter: (query: MapQuery) => void ask(mapPath({ ...parseMapQuery(query), ...look, ...chosen })),
  };
}

const toCells = ({ width, height, x, y, count }: MapCells): readonly Cell[] =>
  count.map((count, at) => {
    const [left, low] = [x[at] ?? 0, y[at] ?? 0];
    return { left, right: left + width, low, high: low + height, count };
  });

const toChosen = ({ x, y, group, sort, zoom }: MapSelection): Chosen => ({ x, y, group, sort, zoom });

/** A point by its numbers has a duration and a yield; a bond that is thought of has what follows from its terms. */
function placeBy(x: MapLook['x'], y: MapLook['y'], day: string): PlaceAdded {
  return ({ duration, yield: yields, origin }) => {
    const terms = origin === undefined ? null : parseTerms(origin.split('~'));
    const valued = terms && computeWhatIf(terms, day);
    const known = valued?.isValued ? valued.measures : valued ? {} : { duration, yield: yields };
    return { x: known[measureOf(x)] ?? Number.NaN, y: known[measureOf(y)] ?? Number.NaN };
  };
}

/** Asks the server for another map, without a new document. The address is an entry of the history. */
function useAsk() {
  const link = useLink();
  const reload = useReload();
  const { moveTo } = useHere();
  const [isBusy, setBusy] = useState(false);
  const [isFailed, setFailed] = useState(false);
  const ask = async (path: string) => {
    history.pushState(null, '', link(path));
    moveTo(path);
    setBusy(true);
    setFailed(false);
    await reload().catch(() => setFailed(true));
    setBusy(false);
  };
  return { ask, isBusy, isFailed };
}

/** Keeps the address in step with what is done to the map; what it said at first stays as it is. */
function useWrittenAddress(path: string): void {
  const href = useLink()(path);
  const [first] = useState(href);
  const [isTouched, setTouched] = useState(false);
  const isNew = isTouched || href !== first;
  useEffect(() => {
    if (!isNew) return;
    setTouched(true);
    history.replaceState(history.state, '', href + location.hash);
  }, [isNew, href]);
}
