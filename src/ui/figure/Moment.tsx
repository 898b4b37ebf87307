import type { ShownMoment } from '#domain/calendar/shown-moment.ts';
import { useFormat } from '#foundation/i18n/I18n.tsx';
import { Missing } from './Missing.tsx';

export function Moment({ at }: { at: ShownMoment | null }) {
  const format = useFormat();
  if (at === null) return <Missing />;
  return (
    <time dateTime={at}>
      {format.day(at.slice(0, 10))} {at.slice(11)}
    </time>
  );
}
