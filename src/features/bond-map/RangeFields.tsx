import type english from '#market/bond-map/labels/eng.json';
import type { Range, RangeKey } from '#market/bond-map/map-selection.ts';
import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import fields from '#ui/field/field.module.css';
import styles from './MapFilters.module.css';

const ENDS = ['from', 'to'] as const;

/** From and to, either of which may be left empty. */
export function RangeFields({ name, range }: { name: RangeKey; range: Range }) {
  const t = useLabels<typeof english>('bond-map');
  const format = useFormat();
  return (
    <fieldset className={styles.range}>
      <legend className={styles.legend}>{t(`range_${name}`)}</legend>
      {ENDS.map((end) => (
        <input
          key={end}
          className={fields.field}
          name={`${name}_${end}`}
          defaultValue={range[end] ?? ''}
          inputMode="decimal"
          maxLength={12}
          autoComplete="off"
          placeholder={t(end)}
          aria-label={format.phrase([t(`range_${name}`), t(end)])}
        />
      ))}
    </fieldset>
  );
}
