import type { CalculatorStart } from '#market/bond-calculator/calculator-start.ts';
import { BondCalculator } from '#page-parts/bond-calculator/BondCalculator.tsx';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { Section } from '#ui/section/Section.tsx';
import type english from './labels/eng.json';

/** What would follow from another price, yield or day. */
export function BondCalculation({ start }: { start: CalculatorStart }) {
  const t = useLabels<typeof english>('bond');
  return (
    <Section id="calculator" title={t('calculator')}>
      <BondCalculator start={start} />
    </Section>
  );
}
