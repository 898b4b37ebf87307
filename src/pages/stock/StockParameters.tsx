import { useLabels } from '#foundation/i18n/I18n.tsx';
import { Section } from '#ui/section/Section.tsx';
import type english from './labels/eng.json';
import { ParameterValue } from './ParameterValue.tsx';
import styles from './StockParameters.module.css';
import type { StockPageData } from './stock.contract.ts';

export function StockParameters({ parameters }: { parameters: StockPageData['paramsTable'] }) {
  const t = useLabels<typeof english>('stock');
  if (parameters.length === 0) return null;
  return (
    <Section id="parameters" title={t('parameters')}>
      <dl className={styles.list}>
        {parameters.map((parameter) => (
          <div key={parameter.name} className={styles.row}>
            <dt className={styles.name}>{t(`param_${parameter.name}`)}</dt>
            {/* The browser may know another name of a country than the server, which has shown its own already. */}
            <dd className={styles.value} suppressHydrationWarning>
              <ParameterValue {...parameter} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
