import type english from '#market/explain/labels/eng.json';
import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import explained from '#ui/explained/explanation.module.css';
import { Day } from '#ui/figure/Day.tsx';
import styles from './BondExplanationView.module.css';
import type { ExplanationBody } from './bond-explanation.contract.ts';
import { SymbolText } from './formula/SymbolText.tsx';
import type { HeadingLevel } from './heading-level.ts';

interface Props {
  readonly steps: ExplanationBody['steps'];
  readonly total: number | null;
  readonly currency: string;
  readonly level: HeadingLevel;
}

const FINE = 9;
const SHOWN = 6;

/** Interest grows on the outstanding principal; a repayment within the coupon period begins a new step. */
export function StepsTable({ steps, total, currency, level }: Props) {
  const t = useLabels<typeof english>('explain');
  const Heading = `h${level}` as const;
  const format = useFormat();
  return (
    <>
      <Heading className={explained.heading}>{t('steps')}</Heading>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the arrow keys */}
      <section className={styles.scroll} aria-label={t('steps')} tabIndex={0}>
        <table className={styles.flows}>
          <thead>
            <tr>
              <th scope="col">{t('from')}</th>
              <th scope="col">{t('until')}</th>
              <th scope="col" className={styles.number}>
                {format.caption(t('outstanding'), currency)}{' '}
                <span className={styles.symbolText}>
                  <SymbolText symbol="N_j" />
                </span>
              </th>
              <th scope="col" className={styles.number}>
                {t('part')}{' '}
                <span className={styles.symbolText}>
                  <SymbolText symbol="τ_j" />
                </span>
              </th>
              <th scope="col" className={styles.number}>
                {format.caption(t('interest'), currency)}
              </th>
            </tr>
          </thead>
          <tbody>
            {steps.map(({ from, until, outstanding, years, interest }) => (
              <tr key={from}>
                <th scope="row">
                  <Day day={from} />
                </th>
                <td>
                  <Day day={until} />
                </td>
                <td className={styles.number}>{format.number(outstanding)}</td>
                <td className={styles.number}>{format.number(years, FINE)}</td>
                <td className={styles.number}>{format.number(interest, FINE)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={4}>
                {t('sum')} <span className={styles.symbolText}>A</span>
              </th>
              <td className={styles.number}>{total === null ? '–' : format.number(total, SHOWN)}</td>
            </tr>
          </tfoot>
        </table>
      </section>
    </>
  );
}
