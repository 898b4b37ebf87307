import type { ReactNode } from 'react';
import { entityPath } from '#domain/search/categories.ts';
import type english from '#market/explain/labels/eng.json';
import { useFormat, useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { useUnlock } from '#platform/session/ViewerKind.tsx';
import explained from '#ui/explained/explanation.module.css';
import { LockedValue } from '#ui/locked-value/LockedValue.tsx';
import styles from './BondExplanationView.module.css';
import type { ExplainedCurve } from './bond-explanation.contract.ts';
import type { HeadingLevel } from './heading-level.ts';

const DECIMALS = 4;

interface Props {
  readonly curve: ExplainedCurve;
  readonly isShown: boolean;
  readonly level: HeadingLevel;
}

/** The zero rates of a par yield, the bonds that the government curve was drawn through, and how far each lies from it. */
export function CurvePoints({ curve, isShown, level }: Props) {
  const t = useLabels<typeof english>('explain');
  const Heading = `h${level}` as const;
  const format = useFormat();
  const link = useLink();
  const unlock = useUnlock('last-price');
  const formatted = (value: number | null) =>
    isShown && value !== null ? format.number(value, DECIMALS) : <LockedValue unlock={unlock} />;
  const title = t('points', { day: format.day(curve.date) });
  return (
    <>
      {curve.zeros.length > 0 && <ParZeros zeros={curve.zeros} Heading={Heading} formatted={formatted} />}
      {curve.points.length > 0 && <Heading className={explained.heading}>{title}</Heading>}
      <p>
        <a className="link" href={link(`/bonds/curves/?curves=${curve.currency}~${curve.date}`)}>
          {t('all_curves')}
        </a>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the arrow keys */}
      <section className={styles.scroll} aria-label={title} tabIndex={0}>
        <table className={styles.flows}>
          <thead>
            <tr>
              <th scope="col">{t('bond')}</th>
              <th scope="col" className={styles.number}>
                {t('years')}
              </th>
              <th scope="col" className={styles.number}>
                {t('bond_yield')}
              </th>
              <th scope="col" className={styles.number}>
                {t('on_curve')}
              </th>
            </tr>
          </thead>
          <tbody>
            {curve.points.map((point) => (
              <tr key={point.string_id}>
                <th scope="row">
                  <a className="link" href={link(entityPath('bonds', point.string_id))}>
                    {point.name}
                  </a>
                </th>
                <td className={styles.number}>{format.number(point.years, DECIMALS)}</td>
                <td className={styles.number}>{formatted(point.percent)}</td>
                <td className={styles.number}>{formatted(point.on_curve)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

interface ParProps {
  readonly zeros: ExplainedCurve['zeros'];
  readonly Heading: `h${HeadingLevel}`;
  readonly formatted: (value: number | null) => ReactNode;
}

function ParZeros({ zeros, Heading, formatted }: ParProps) {
  const t = useLabels<typeof english>('explain');
  const format = useFormat();
  return (
    <>
      <Heading className={explained.heading}>{t('par_zeros')}</Heading>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the arrow keys */}
      <section className={styles.scroll} aria-label={t('par_zeros')} tabIndex={0}>
        <table className={styles.flows}>
          <thead>
            <tr>
              {(['years', 'curve_percent', 'factor'] as const).map((head) => (
                <th key={head} scope="col" className={styles.number}>
                  {t(head)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {zeros.map(({ years, percent, factor }) => (
              <tr key={years}>
                <td className={styles.number}>{format.number(years, DECIMALS)}</td>
                <td className={styles.number}>{formatted(percent)}</td>
                <td className={styles.number}>{formatted(factor)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
