import { isLocked } from '#platform/contract/sealed.ts';
import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import type { Fact } from '#ui/facts/Facts.tsx';
import { FactsStrip } from '#ui/facts/FactsStrip.tsx';
import { Figure } from '#ui/figure/Figure.tsx';
import type { KeyFigureRow, KeyFiguresData } from './key-figures.contract.ts';
import type english from './labels/eng.json';

/** The latest year at a glance, under the name of the issuer. What is not known is left out. */
export function KeyFacts({ data }: { data: KeyFiguresData }) {
  const t = useLabels<typeof english>('key-figures');
  const format = useFormat();
  const { currency_name: currency, unit_multiplier: unit, market_cap: cap, rating } = data;
  const ofRow = ({ id, measure, values: [value = null], change }: KeyFigureRow): Fact[] => {
    if (value === null || id === 'debt' || id === 'cash') return [];
    if (isLocked(value)) return [{ name: t(id), value: <Figure value={value} lock="more-rows" /> }];
    const written = measure === 'times' ? format.number(value, 2) : format.amount(value * unit, { currency });
    return [
      { name: t(id), value: written, ...(typeof change === 'number' && { note: format.change(change) }) },
    ];
  };
  const facts: Fact[] = [
    ...(cap === null
      ? []
      : [
          {
            name: t('market_cap'),
            value: isLocked(cap) ? <Figure value={cap} /> : format.amount(cap, { currency }),
          },
        ]),
    ...data.rows.flatMap(ofRow),
    ...(rating
      ? [
          {
            name: t('rating'),
            value: rating.grade,
            note: rating.outlook ? t(`outlook_${rating.outlook}`) : rating.agency,
          },
        ]
      : []),
  ];
  return <FactsStrip label={t('glance')} facts={facts} hasNotesBelow />;
}
