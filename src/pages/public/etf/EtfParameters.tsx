import type { ReactNode } from 'react';
import { useFormat, useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { Definitions } from '#ui/definitions/Definitions.tsx';
import { Day } from '#ui/figure/Day.tsx';
import { Figure } from '#ui/figure/Figure.tsx';
import { InUnit } from '#ui/figure/InUnit.tsx';
import { Missing } from '#ui/figure/Missing.tsx';
import { Section } from '#ui/section/Section.tsx';
import type { EtfPageData } from './etf.contract.ts';
import type english from './labels/eng.json';

const MILLION = 1_000_000;

export function EtfParameters({ parameters }: { parameters: EtfPageData['parameters'] }) {
  const t = useLabels<typeof english>('etf');
  const format = useFormat();
  const link = useLink();
  const linked = ({ name, url }: { name: string; url: string }) => (
    <a className="link" href={link(url)}>
      {name}
    </a>
  );
  const { house, index, net_assets: assets, country } = parameters;
  const million = typeof assets === 'number' ? assets / MILLION : assets;
  const items: { name: string; value: ReactNode }[] = [
    { name: t('house'), value: linked(house) },
    { name: t('index'), value: index ? linked(index) : <Missing /> },
    { name: t('expense_ratio'), value: <Figure value={parameters.expense_ratio} /> },
    { name: t('units_outstanding'), value: <Figure value={parameters.units_outstanding} decimals={0} /> },
    {
      name: t('net_assets'),
      value: (
        <span title={t('net_assets_hint')}>
          <InUnit unit={parameters.net_assets_currency}>
            <Figure value={million} decimals={1} />
          </InUnit>
        </span>
      ),
    },
    { name: t('currency'), value: parameters.currency },
    { name: 'ISIN', value: parameters.isin ?? <Missing /> },
    { name: t('ticker'), value: parameters.ticker ?? <Missing /> },
    { name: t('country'), value: /^[A-Z]{2}$/.test(country) ? format.country(country) : country },
    { name: t('listed_on'), value: <Day day={parameters.listed_on} /> },
    { name: t('status'), value: t(`status_${parameters.status}`) },
  ];
  return (
    <Section id="parameters" title={t('parameters')}>
      <Definitions items={items} />
    </Section>
  );
}
