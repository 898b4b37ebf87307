import { useLabels } from '#platform/i18n/I18n.tsx';
import { Definitions } from '#ui/definitions/Definitions.tsx';
import { Section } from '#ui/section/Section.tsx';
import { BondParameterValue } from './BondParameterValue.tsx';
import type { BondPageData } from './bond.contract.ts';
import type english from './labels/eng.json';

interface Props {
  readonly parameters: readonly BondPageData['paramsTable'][number][];
  readonly currency: string;
}

export function BondParameters({ parameters, currency }: Props) {
  const t = useLabels<typeof english>('bond');
  return (
    <Section id="parameters" title={t('parameters')}>
      <Definitions
        items={parameters.map((parameter) => ({
          name: t(`param_${parameter.name}`),
          value: <BondParameterValue {...parameter} currency={currency} />,
        }))}
      />
    </Section>
  );
}
