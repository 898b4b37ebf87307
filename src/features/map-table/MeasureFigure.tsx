import { DECIMALS, type Measure } from '#market/bond-map/map-axes.ts';
import { useMapWords } from '#market/bond-map/useMapWords.ts';
import { type ExplainedOfBond, explainBond } from '#market/explain/explain-address.ts';
import { useFormat, useLink } from '#platform/i18n/I18n.tsx';
import { Explained } from '#ui/explained/Explained.tsx';
import { Figure } from '#ui/figure/Figure.tsx';

/** What says how it was computed; a price was paid, and years are counted. */
const EXPLAINED: Readonly<Partial<Record<Measure, ExplainedOfBond>>> = {
  duration: 'macaulay',
  modified: 'modified',
  yield: 'yield',
  spread: 'spread',
  z_spread: 'z-spread',
};

interface Props {
  /** The string id of the bond. */
  readonly bond: string;
  readonly measure: Measure;
  readonly value: number | null;
  /** Null: the latest price. */
  readonly day: string | null;
}

/** A figure of a bond that can be pressed to see how it was computed. */
export function MeasureFigure({ bond, measure, value, day }: Props) {
  const words = useMapWords();
  const format = useFormat();
  const link = useLink();
  const what = EXPLAINED[measure];
  if (!what || value === null) return <Figure value={value} decimals={DECIMALS[measure]} />;
  return (
    <Explained href={link(explainBond(bond, what, { day: day ?? undefined }))} label={words.measure(measure)}>
      {format.number(value, DECIMALS[measure])}
    </Explained>
  );
}
