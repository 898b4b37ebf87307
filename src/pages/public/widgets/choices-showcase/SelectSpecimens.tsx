import { useState } from 'react';
import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import type { SelectOption } from '#ui/select/option-groups.ts';
import { Select } from '#ui/select/Select.tsx';
import { Specimen } from '../Specimen.tsx';
import type { ChoicesShowcaseData } from './choices-showcase.contract.ts';
import type english from './labels/eng.json';

export function SelectSpecimens({ data }: { data: ChoicesShowcaseData }) {
  const t = useLabels<typeof english>('choices-showcase');
  const format = useFormat();
  const { venues, industries, issuers } = data;
  const inCountries = issuers
    .slice(0, 24)
    .map(({ country, ...issuer }) => ({ ...issuer, group: format.country(country) }));
  const partly = industries.map((industry, index) => ({ ...industry, isDisabled: index % 3 === 1 }));
  return (
    <>
      <Specimen id="select-plain" title={t('select_plain')}>
        <LiveSelect label={t('venue')} options={venues} name="venue" />
      </Specimen>
      <Specimen id="select-long" title={t('select_long')}>
        <LiveSelect label={t('issuer')} options={issuers} />
      </Specimen>
      <Specimen id="select-grouped" title={t('select_grouped')}>
        <LiveSelect label={t('issuer')} options={inCountries} />
      </Specimen>
      <Specimen id="select-disabled-options" title={t('select_disabled_options')}>
        <LiveSelect label={t('industry')} options={partly} />
      </Specimen>
      <Specimen id="select-disabled" title={t('select_disabled')}>
        <LiveSelect label={t('venue')} options={venues} isDisabled />
      </Specimen>
      <Specimen id="select-native" title={t('select_native')}>
        <LiveSelect label={t('industry')} options={industries} isNative />
      </Specimen>
    </>
  );
}

interface LiveProps {
  readonly label: string;
  readonly options: readonly SelectOption<number>[];
  readonly name?: string;
  readonly isDisabled?: boolean;
  readonly isNative?: boolean;
}

function LiveSelect(props: LiveProps) {
  const [active, setActive] = useState(props.options[0]?.id ?? null);
  return <Select {...props} active={active} onChange={setActive} />;
}
