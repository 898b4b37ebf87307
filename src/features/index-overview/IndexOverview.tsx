import { explainFigure } from '#market/explain/explain-address.ts';
import { isLocked } from '#platform/contract/sealed.ts';
import { useFormat, useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { useUnlock } from '#platform/session/ViewerKind.tsx';
import { Explained } from '#ui/explained/Explained.tsx';
import { ExplainedChange } from '#ui/explained/ExplainedChange.tsx';
import { Day } from '#ui/figure/Day.tsx';
import { Figure } from '#ui/figure/Figure.tsx';
import { LockedPrompt } from '#ui/locked-value/LockedPrompt.tsx';
import { Section } from '#ui/section/Section.tsx';
import { SparkLine } from '#ui/spark-line/SparkLine.tsx';
import styles from './IndexOverview.module.css';
import type { OverviewIndex } from './index-overview.contract.ts';
import type english from './labels/eng.json';

/** Where the indexes of the market stand, each with the shape of its last year (EP-06). */
export function IndexOverview({ indexes }: { indexes: readonly OverviewIndex[] }) {
  const t = useLabels<typeof english>('index-overview');
  const link = useLink();
  const format = useFormat();
  const unlock = useUnlock('chart-values');
  const latest = indexes.reduce((day, { date }) => (date > day ? date : day), '');
  const all = (
    <a className="link" href={link('/indexes/')}>
      {t('all')}
    </a>
  );
  return (
    <Section id="indexes" title={t('title')} hint={t('hint')} note={<Day day={latest} />} actions={all}>
      <ul className={styles.indexes}>
        {indexes.map((index) => (
          <li key={index.id} className={styles.index}>
            <a className={styles.name} href={link(index.url)}>
              {index.name}
            </a>
            <SparkLine values={index.shape} />
            <p className={styles.figures}>
              <span className={styles.last}>
                {typeof index.last === 'number' ? (
                  <Explained
                    href={link(explainFigure('indexes', index.string_id, 'value'))}
                    label={index.name}
                  >
                    <Figure value={index.last} />
                  </Explained>
                ) : (
                  <Figure value={index.last} lock="chart-values" />
                )}
              </span>
              <ExplainedChange
                percent={index.change}
                href={explainFigure('indexes', index.string_id, 'change-day')}
                label={index.name}
              />
            </p>
            <p className={styles.year}>
              {t('year')}{' '}
              <ExplainedChange
                percent={index.change_1y}
                href={explainFigure('indexes', index.string_id, 'change-year')}
                label={format.phrase([index.name, t('year')])}
              />
            </p>
          </li>
        ))}
      </ul>
      {indexes.some(({ last }) => isLocked(last)) && <LockedPrompt unlock={unlock} text={t('prompt')} />}
    </Section>
  );
}
