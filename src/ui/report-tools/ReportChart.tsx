import { type MouseEvent, useMemo } from 'react';
import { type StatementView, toggleLine } from '#domain/statements/statement-view.ts';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { ChartStage } from '#ui/chart/ChartStage.tsx';
import chips from '#ui/chip/chip.module.css';
import type { ReportTableData } from '#ui/report-table/report-table-data.ts';
import type english from './labels/eng.json';
import styles from './ReportTools.module.css';
import { drawableLines, toStatementChart } from './report-chart.ts';

interface Props {
  readonly tables: readonly ReportTableData[];
  readonly view: StatementView;
  readonly hrefOf: (view: StatementView) => string;
  readonly onFollow: (event: MouseEvent<HTMLAnchorElement>) => void;
}

const HEIGHT = { wide: 260, narrow: 220 } as const;

/** The lines that the reader chose, over the periods of the tables; each of them has an address. */
export function ReportChart({ tables, view, hrefOf, onFollow }: Props) {
  const t = useLabels<typeof english>('report-tools');
  const chart = useMemo(() => toStatementChart(tables, view.lines), [tables, view.lines]);
  const groups = Map.groupBy(drawableLines(tables), ({ statement }) => statement);
  return (
    <div className={styles.chart}>
      {chart && (
        <ChartStage
          chart={chart}
          label={t('chart')}
          height={HEIGHT}
          hasNames={chart.panes[0]?.series[1] !== undefined}
          hasTable={false}
        />
      )}
      <details>
        <summary>{t('chart')}</summary>
        {[...groups].map(([statement, lines]) => (
          <div key={statement} className={styles.lines}>
            <p>{statement}</p>
            <ul className={chips.chips}>
              {lines.map(({ code, name }) => (
                <li key={code}>
                  <a
                    className={chips.chip}
                    href={hrefOf(toggleLine(view, code))}
                    aria-current={view.lines.includes(code) ? 'true' : undefined}
                    data-in-place=""
                    onClick={onFollow}
                  >
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </details>
    </div>
  );
}
