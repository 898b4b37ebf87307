import { type ComponentType, useState } from 'react';
import { useLabels } from '#platform/i18n/I18n.tsx';
import button from '#ui/button/button.module.css';
import { classes } from '#ui/classes.ts';
import styles from '../ChartStage.module.css';
import type english from '../labels/eng.json';
import type { Shown, StageSignals } from './shown.ts';
import { useSignal } from './signal.ts';
import type { TableTwinProps } from './TableTwin.tsx';
import { isAtHome } from './view.ts';

interface Props {
  readonly label: string;
  readonly shown: Shown;
  readonly signals: StageSignals;
  readonly hasTable: boolean;
  readonly onReset: () => void;
}

/** Under the chart: back to all of it, and the same as a table, which is loaded when it is requested. */
export function Foot({ label, shown, signals, hasTable, onReset }: Props) {
  const t = useLabels<typeof english>('chart');
  const isHome = isAtHome(useSignal(signals.view));
  const [isOpen, setOpen] = useState(false);
  const [Twin, setTwin] = useState<ComponentType<TableTwinProps> | null>(null);
  const [isFailed, setFailed] = useState(false);
  const isReadable =
    hasTable && shown.chart.panes.some(({ axes }) => axes.some(({ hidesValues }) => !hidesValues));
  const toggle = () => {
    setOpen(!isOpen);
    setFailed(false);
    if (Twin || isOpen) return;
    import('./TableTwin.tsx').then(
      ({ TableTwin }) => setTwin(() => TableTwin),
      () => setFailed(true),
    );
  };
  return (
    <>
      <div className={styles.foot}>
        {isFailed && (
          <span role="alert" className={styles.failed}>
            {t('table_failed')}
          </span>
        )}
        {!isHome && (
          <button type="button" className={classes(button.button, button.quiet)} onClick={onReset}>
            {t('reset')}
          </button>
        )}
        {isReadable && (
          <button
            type="button"
            className={classes(button.button, button.quiet)}
            aria-expanded={isOpen && !!Twin}
            onClick={toggle}
          >
            {t(isOpen && Twin ? 'hide_table' : 'show_table')}
          </button>
        )}
      </div>
      {isOpen && Twin && isReadable && (
        <div className={styles.twin}>
          <Twin label={label} shown={shown} view={signals.view} />
        </div>
      )}
    </>
  );
}
