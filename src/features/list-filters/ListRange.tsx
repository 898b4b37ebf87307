import type english from '#market/lists/labels/eng.json';
import { columnOf, LISTS, type ListId } from '#market/lists/list-fields.ts';
import type { RequestedRange } from '#market/lists/list-selection.ts';
import { titleOf } from '#market/lists/list-words.ts';
import type { ListHistogram } from '#market/lists/lists.contract.ts';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { RangePicker } from '#ui/date-picker/RangePicker.tsx';
import fields from '#ui/field/field.module.css';
import styles from './ListRange.module.css';
import { RangeBars } from './RangeBars.tsx';

interface Props {
  readonly list: ListId;
  /** The key of a column. */
  readonly name: string;
  readonly range: RequestedRange;
  readonly histogram: ListHistogram | undefined;
  readonly today: string;
  readonly onChange: (range: RequestedRange) => void;
}

/** From and to, either of which may be left empty. */
export function ListRange({ list, name, range, histogram, today, onChange }: Props) {
  const t = useLabels<typeof english>('lists');
  const title = titleOf(t, name);
  if (columnOf(LISTS[list], name)?.kind === 'day')
    return (
      <div className={styles.days}>
        <RangePicker
          label={title}
          names={{ from: `${name}_from`, to: `${name}_to` }}
          value={range}
          today={today}
          onChange={onChange}
        />
        {histogram && <RangeBars histogram={histogram} range={range} title={title} isDay />}
      </div>
    );
  return (
    <fieldset className={styles.range}>
      <legend className={styles.legend}>{title}</legend>
      {(['from', 'to'] as const).map((end) => (
        <input
          key={end}
          className={fields.field}
          name={`${name}_${end}`}
          aria-label={t(`range_${end}`, { column: title })}
          placeholder={t(end)}
          defaultValue={range[end] ?? ''}
          inputMode="decimal"
          pattern={NUMBER}
          maxLength={15}
          autoComplete="off"
          onBlur={({ target: { value, validity } }) => {
            if (validity.valid && value !== (range[end] ?? '')) onChange({ ...range, [end]: value || null });
          }}
        />
      ))}
      {histogram && <RangeBars histogram={histogram} range={range} title={title} />}
    </fieldset>
  );
}

/** As people write them: the server reads commas and spaces too. */
const NUMBER = '[\\-\u2212]?[0-9\\s]+([.,][0-9]{1,6})?';
