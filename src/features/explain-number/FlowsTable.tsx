import type english from '#market/explain/labels/eng.json';
import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import { useUnlock } from '#platform/session/ViewerKind.tsx';
import explained from '#ui/explained/explanation.module.css';
import { Day } from '#ui/figure/Day.tsx';
import { LockedValue } from '#ui/locked-value/LockedValue.tsx';
import styles from './BondExplanationView.module.css';
import type { ExplainedFlows } from './bond-explanation.contract.ts';
import { SymbolText } from './formula/SymbolText.tsx';
import type { HeadingLevel } from './heading-level.ts';

interface Props {
  readonly flows: ExplainedFlows;
  readonly isShown: boolean;
  readonly currency: string;
  readonly level: HeadingLevel;
}

const AMOUNT_DECIMALS = 6;
const FACTOR_DECIMALS = 10;

/** What is still paid, what each is worth today, and the sum, which is the price. */
export function FlowsTable({ flows, isShown, currency, level }: Props) {
  const t = useLabels<typeof english>('explain');
  const Heading = `h${level}` as const;
  const format = useFormat();
  const unlock = useUnlock('last-price');
  const formatted = (value: number | null, decimals: number) =>
    value === null ? isShown ? '–' : <LockedValue unlock={unlock} /> : format.number(value, decimals);
  const { rows, has_curve: hasCurve, has_weights: hasWeights } = flows;
  const columns = 4 + Number(hasCurve);
  return (
    <>
      <Heading className={explained.heading}>{t('flows')}</Heading>
      <p className={styles.says}>{t(flows.adds_up ? 'flows_note' : 'flows_note_curve', { currency })}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the arrow keys */}
      <section className={styles.scroll} aria-label={t('flows')} tabIndex={0}>
        <table className={styles.flows}>
          <thead>
            <tr>
              <th scope="col">{t('date')}</th>
              <th scope="col">{t('kind')}</th>
              <Head name={t('amount')} symbol="CF_i" />
              <Head name={t('years')} symbol="t_i" />
              {hasCurve && <Head name={t('curve_percent')} symbol="g(t_i)" />}
              <Head name={t('factor')} symbol={null} />
              <Head name={t('present')} symbol="PV_i" />
              {hasWeights && <Head name={t('weighted')} symbol={null} />}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={`${row.date} ${row.kind}`}>
                <th scope="row">
                  <Day day={row.date} />
                </th>
                <td>
                  {t(row.kind)}
                  {row.fixing && ` · ${t(row.fixing)}`}
                </td>
                <td className={styles.number}>{formatted(row.amount, AMOUNT_DECIMALS)}</td>
                <td className={styles.number}>{format.number(row.years, AMOUNT_DECIMALS)}</td>
                {hasCurve && <td className={styles.number}>{formatted(row.percent, AMOUNT_DECIMALS)}</td>}
                <td className={styles.number}>{formatted(row.factor, FACTOR_DECIMALS)}</td>
                <td className={styles.number}>{formatted(row.present, flows.present_decimals)}</td>
                {hasWeights && (
                  <td className={styles.number}>{formatted(row.weighted, flows.weighted_decimals)}</td>
                )}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={columns + 1}>
                {t('sum')}
              </th>
              <td className={styles.number}>{formatted(flows.total, flows.total_decimals)}</td>
              {hasWeights && (
                <td className={styles.number}>
                  {formatted(flows.weighted_total, flows.weighted_total_decimals)}
                </td>
              )}
            </tr>
            <tr>
              <th scope="row" colSpan={columns + 1}>
                {t('paid')} <span className={styles.symbolText}>P</span>
              </th>
              <td className={styles.number}>{formatted(flows.price, flows.total_decimals)}</td>
              {hasWeights && <td />}
            </tr>
          </tfoot>
        </table>
      </section>
    </>
  );
}

function Head({ name, symbol }: { name: string; symbol: string | null }) {
  return (
    <th scope="col" className={styles.number}>
      {name}{' '}
      {symbol && (
        <span className={styles.symbolText}>
          <SymbolText symbol={symbol} />
        </span>
      )}
    </th>
  );
}
