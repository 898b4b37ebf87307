import { isCalendarDay } from '#domain/calendar/calendar-day.ts';
import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import { AlertLine } from '#ui/alert-line/AlertLine.tsx';
import { Definitions } from '#ui/definitions/Definitions.tsx';
import { Section } from '#ui/section/Section.tsx';
import { BondParameterValue } from './BondParameterValue.tsx';
import type { BondPageData } from './bond.contract.ts';
import type english from './labels/eng.json';

interface Props {
  readonly parameters: readonly BondPageData['paramsTable'][number][];
  readonly currency: string;
  readonly fault: BondPageData['termsFault'];
}

export function BondParameters({ parameters, currency, fault }: Props) {
  const t = useLabels<typeof english>('bond');
  const format = useFormat();
  const shown = (value: string) => (isCalendarDay(value) ? format.day(value) : value);
  return (
    <Section id="parameters" title={t('parameters')}>
      {fault && (
        <AlertLine tone="warn">
          {t(`fault_${fault.code}`, { field: t(`param_${fault.field}`), value: shown(fault.value ?? '') })}
        </AlertLine>
      )}
      <Definitions
        items={parameters.map((parameter) => ({
          name: t(`param_${parameter.name}`),
          value: <BondParameterValue {...parameter} currency={currency} />,
        }))}
      />
    </Section>
  );
}
