import { type ExplainedHow, type ExplainedOfBond, explainBond } from '#market/explain/explain-address.ts';
import type english from '#market/lists/labels/eng.json';
import type { ListColumn } from '#market/lists/list-fields.ts';
import { titleOf } from '#market/lists/list-words.ts';
import { useFormat, useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { Explained } from '#ui/explained/Explained.tsx';

/** What the columns of the list of bonds are called where a number is explained. */
const EXPLAINED: Readonly<Record<string, readonly [ExplainedOfBond, ExplainedHow?]>> = {
  yield: ['yield'],
  ytm: ['yield', { end: 'maturity' }],
  duration: ['modified'],
  spread: ['spread'],
};

export const canBeExplained = (key: string): boolean => key in EXPLAINED;

interface Props {
  readonly column: ListColumn;
  readonly stringId: string;
  readonly value: number;
}

/** A number of a bond that can be pressed to see how it was computed. */
export function BondFigure({ column: { key, decimals }, stringId, value }: Props) {
  const t = useLabels<typeof english>('lists');
  const link = useLink();
  const format = useFormat();
  const [what, how] = EXPLAINED[key] ?? ['yield'];
  return (
    <Explained href={link(explainBond(stringId, what, how))} label={titleOf(t, key)}>
      {format.number(value, decimals)}
    </Explained>
  );
}
