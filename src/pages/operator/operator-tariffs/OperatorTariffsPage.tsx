import { TariffForm } from '#features/tariffs/TariffForm.tsx';
import { OperatorFrame } from '#page-parts/operator/OperatorFrame.tsx';
import type { PageView } from '#platform/contract/page-view.ts';
import { useLabels, useLanguage } from '#platform/i18n/I18n.tsx';
import { Section } from '#ui/section/Section.tsx';
import type english from './labels/eng.json';
import type { OperatorTariffsPageData } from './operator-tariffs.contract.ts';

function OperatorTariffsPage({ data }: { data: OperatorTariffsPageData }) {
  const t = useLabels<typeof english>('operator-tariffs');
  const language = useLanguage();
  return (
    <OperatorFrame title={t('heading')} lead={t('lead')} refused={data.refused ?? null}>
      {data.tariffs.map((tariff) => (
        <Section
          key={tariff.id}
          id={`tariff-${tariff.id}`}
          title={tariff.names[language] ?? tariff.names.eng ?? String(tariff.id)}
          note={t(tariff.excelExportAccess ? 'gives_excel' : 'gives', { id: tariff.id, level: tariff.level })}
        >
          <TariffForm tariff={tariff} />
        </Section>
      ))}
    </OperatorFrame>
  );
}

export const view: PageView<OperatorTariffsPageData> = {
  View: OperatorTariffsPage,
  head: (_, { translator }) => {
    const t = translator.of<keyof typeof english>('operator-tariffs');
    return { title: t('heading'), description: t('lead'), path: '/operator/tariffs/', isIndexed: false };
  },
};
