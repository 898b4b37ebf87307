import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import { Section } from '#ui/section/Section.tsx';
import styles from './CurvesDesk.module.css';
import type english from './labels/eng.json';
import type { CurveValues } from './yield-curves.contract.ts';

const SAYS = ['says_zero', 'says_fit', 'says_bootstrap', 'says_views', 'says_groups'] as const;

/** How a curve is drawn, in words, and the numbers of the one whose bonds are shown. */
export function MethodText({ parameters, name }: { parameters: CurveValues['parameters']; name: string }) {
  const t = useLabels<typeof english>('yield-curves');
  const format = useFormat();
  return (
    <Section id="methods" title={t('methods')}>
      {SAYS.map((sentence) => (
        <p key={sentence} className={styles.says}>
          {t(sentence)}
        </p>
      ))}
      {parameters.length > 0 && (
        <>
          <p className={styles.says}>{t('parameters', { curve: name })}</p>
          <ul className={styles.parameters}>
            {parameters.map(({ symbol, value }) => (
              <li key={symbol}>
                {symbol.slice(0, 1)}
                <sub>{symbol.slice(2)}</sub> = {format.number(value, 6)}
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}
