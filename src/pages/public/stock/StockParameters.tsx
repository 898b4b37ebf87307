import { useLabels } from '#platform/i18n/I18n.tsx';
import { Definitions } from '#ui/definitions/Definitions.tsx';
import { Section } from '#ui/section/Section.tsx';
import type english from './labels/eng.json';
import { ParameterValue } from './ParameterValue.tsx';
import type { StockPageData } from './stock.contract.ts';

export function StockParameters({
  parameters,
}: {
  parameters: readonly StockPageData['paramsTable'][number][];
}) {
  const t = useLabels<typeof english>('stock');
  const currency = parameters.find(({ name }) => name === 'currency')?.value ?? null;
  return (
    <Section id="parameters" title={t('parameters')}>
      <Definitions
        items={parameters.map((parameter) => ({
          name: t(`param_${parameter.name}`),
          value: <ParameterValue {...parameter} unit={parameter.name === 'nominal' ? currency : null} />,
        }))}
      />
    </Section>
  );
}
