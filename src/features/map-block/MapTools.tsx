import { type ComponentType, type Dispatch, type ReactNode, useId, useState } from 'react';
import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import button from '#ui/button/button.module.css';
import type { Chart } from '#ui/chart/chart.ts';
import { Appearance } from '#ui/chart-tools/Appearance.tsx';
import controls from '#ui/chart-tools/ChartControls.module.css';
import { TrendSelect } from '#ui/chart-tools/TrendSelect.tsx';
import type { TrendOver } from '#ui/chart-tools/useTrend.ts';
import { CheckboxLine } from '#ui/checkbox/Checkbox.tsx';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { Sheet, SheetOpener } from '#ui/sheet/Sheet.tsx';
import type { AddPointProps } from './AddPoint.tsx';
import type english from './labels/eng.json';
import styles from './MapBlock.module.css';
import type { MapPoint } from './map-points.ts';
import { canAdd, type MapEvent, type MapState } from './map-state.ts';

const loadAddPoint = () => import('./AddPoint.tsx').then(({ AddPoint }) => AddPoint);

interface Props {
  readonly state: MapState;
  readonly points: readonly MapPoint[];
  readonly chart: Chart;
  readonly over: TrendOver;
  readonly dispatch: Dispatch<MapEvent>;
  /** Where nobody knows the values, no point can be put beside them. */
  readonly hidesValues?: boolean;
  /** What the map is. */
  readonly head: ReactNode;
  /** Whether lines can be fitted through its groups. */
  readonly hasCurves?: boolean;
  /** More ways to put a point on the map. */
  readonly more?: ReactNode;
  /** What its axes show. */
  readonly settings?: ReactNode;
  readonly children?: ReactNode;
}

export function MapTools({
  state,
  points,
  chart,
  over,
  dispatch,
  hidesValues,
  hasCurves,
  head,
  more,
  settings,
  children,
}: Props) {
  const t = useLabels<typeof english>('map-block');
  const sheet = useId();
  return (
    <div className={controls.controls}>
      {head}
      <SheetOpener id={sheet} text={t('settings')} icon="display" />
      <div className={styles.export}>
        <RestoreTools state={state} points={points} dispatch={dispatch} />
        {children}
      </div>
      <Sheet id={sheet} title={t('settings')} close={t('close_settings')} isInRow>
        <div className={controls.tools}>
          <button
            type="button"
            className={button.button}
            aria-pressed={state.isSelecting}
            {...closes(sheet)}
            onClick={() => dispatch({ type: 'select-toggled' })}
          >
            <Icon name="full" />
            {t('select')}
          </button>
          {!hidesValues && <AddButton isFull={!canAdd(state)} dispatch={dispatch} />}
          {!hidesValues && more}
          <button
            type="button"
            className={button.button}
            aria-pressed={state.isDeleting}
            {...closes(sheet)}
            onClick={() => dispatch({ type: 'delete-toggled' })}
          >
            <Icon name="minus" />
            {t('delete_mode')}
          </button>
          <Appearance look={state.look} dispatch={dispatch} />
        </div>
        <div className={classes(controls.controls, styles.row)}>
          {settings}
          <TrendSelect
            chart={chart}
            choice={state.trend}
            onIntent={over.prepare}
            onChoose={(trend) => dispatch({ type: 'trend-chosen', trend })}
          />
          <div className={styles.boxes}>
            <CheckboxLine
              text={t('labels')}
              checked={state.hasLabels}
              onChange={() => dispatch({ type: 'labels-toggled' })}
            />
            <CheckboxLine
              text={t('all_labels')}
              checked={state.hasAllLabels}
              onChange={() => dispatch({ type: 'all-labels-toggled' })}
            />
            {!hidesValues && (
              <CheckboxLine
                text={t('log')}
                checked={state.isLog}
                onChange={() => dispatch({ type: 'scale-toggled' })}
              />
            )}
            {!hidesValues && (
              <CheckboxLine
                text={t('log_x')}
                checked={state.isLogX}
                onChange={() => dispatch({ type: 'x-scale-toggled' })}
              />
            )}
            {hasCurves && !hidesValues && (
              <CheckboxLine
                text={t('curves')}
                checked={state.hasCurves}
                onChange={() => dispatch({ type: 'curves-toggled' })}
              />
            )}
          </div>
        </div>
      </Sheet>
      {state.isSelecting && (
        <p className={styles.help} role="status">
          {t('select_help')}
        </p>
      )}
    </div>
  );
}

/** What is done on the map itself puts the sheet away that would cover it. */
const closes = (sheet: string) => ({ popoverTarget: sheet, popoverTargetAction: 'hide' }) as const;

function AddButton({ isFull, dispatch }: { isFull: boolean; dispatch: Dispatch<MapEvent> }) {
  const t = useLabels<typeof english>('map-block');
  const [isOpen, setOpen] = useState(false);
  const [Form, setForm] = useState<ComponentType<AddPointProps> | null>(null);
  const prepare = () => {
    if (!Form)
      loadAddPoint().then(
        (form) => setForm(() => form),
        () => setOpen(false),
      );
  };
  return (
    <>
      <button
        type="button"
        className={button.button}
        disabled={isFull}
        title={isFull ? t('added_full') : undefined}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setOpen(true)}
      >
        <Icon name="plus" />
        {t('add')}
      </button>
      {isOpen && Form && (
        <Form
          onAdd={(point) => {
            dispatch({ type: 'point-added', point });
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** The last point that was taken away, or all of them, come back. */
function RestoreTools({ state, points, dispatch }: Pick<Props, 'state' | 'points' | 'dispatch'>) {
  const t = useLabels<typeof english>('map-block');
  const format = useFormat();
  const count = state.removed.length;
  const last = count > 0 && [...points, ...state.added].find(({ id }) => id === state.removed.at(-1));
  return (
    <>
      {count > 0 && (
        <button type="button" className={button.button} onClick={() => dispatch({ type: 'undone' })}>
          {t('undo')}
        </button>
      )}
      {count > 1 && (
        <button type="button" className={button.button} onClick={() => dispatch({ type: 'all-restored' })}>
          {t('restore_all', { shown: format.number(count, 0) })}
        </button>
      )}
      <p className="sr" role="status">
        {state.isDeleting && (last ? t('removed', { name: last.name }) : t('delete_help'))}
      </p>
    </>
  );
}
