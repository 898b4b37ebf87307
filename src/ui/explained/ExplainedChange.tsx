import { useLink } from '#platform/i18n/I18n.tsx';
import { Change } from '#ui/change/Change.tsx';
import { Explained } from './Explained.tsx';

interface Props {
  readonly percent: number | null;
  /** Without the prefix of the language. */
  readonly href: string;
  readonly label: string;
  readonly isStale?: boolean;
}

/** A change in percent that says how it was computed; none says nothing. */
export function ExplainedChange({ percent, href, label, isStale = false }: Props) {
  const link = useLink();
  const change = <Change percent={percent} isStale={isStale} />;
  if (percent === null) return change;
  return (
    <Explained href={link(href)} label={label}>
      {change}
    </Explained>
  );
}
