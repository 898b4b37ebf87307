import { type ChangeEvent, type FormEvent, useRef } from 'react';
import type { BondMapData } from '#market/bond-map/bond-map.contract.ts';
import type english from '#market/bond-map/labels/eng.json';
import { fieldsOf, MAP_PATH, mapPath } from '#market/bond-map/map-path.ts';
import {
  countFilters,
  EVERY_BOND,
  FACETS,
  type MapSelection,
  RANGES,
  SEALED_RANGES,
} from '#market/bond-map/map-selection.ts';
import { useFormat, useLabels, useLink } from '#platform/i18n/I18n.tsx';
import buttons from '#ui/button/button.module.css';
import { classes } from '#ui/classes.ts';
import { DatePicker } from '#ui/date-picker/DatePicker.tsx';
import { Sheet } from '#ui/sheet/Sheet.tsx';
import { idOfName } from '#ui/suggestions/suggest-from.ts';
import { FacetBoxes } from './FacetBoxes.tsx';
import { IssuerField } from './IssuerField.tsx';
import styles from './MapFilters.module.css';
import { RangeFields } from './RangeFields.tsx';

/** The sheet of filters: where there is no room for it, the head of the page opens it. */
export const MAP_FILTERS = 'filters';

interface Props {
  readonly data: Pick<BondMapData, 'facets' | 'today'>;
  readonly selection: MapSelection;
  /** Whether the viewer may choose by what follows from a price. */
  readonly hasValues: boolean;
  readonly isBusy: boolean;
  /** Asked in place of the browser, where script runs. */
  readonly onRequest: (query: Readonly<Record<string, string>>) => void;
}

/** A form whose every answer is an address, so that back, a bookmark and no script at all work. */
export function MapFilters({ data: { facets, today }, selection, hasValues, isBusy, onRequest }: Props) {
  const t = useLabels<typeof english>('bond-map');
  const link = useLink();
  const format = useFormat();
  const form = useRef<HTMLFormElement>(null);
  const ask = (form: HTMLFormElement) => {
    const query = readForm(form);
    onRequest({ ...query, ...(query.issuer && { issuer: idOfName(facets.issuers, query.issuer) }) });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    ask(event.currentTarget);
  };
  const change = (event: ChangeEvent<HTMLFormElement>) => {
    // A number that is being typed is not yet meant.
    if (event.target instanceof HTMLInputElement && event.target.type === 'checkbox')
      ask(event.currentTarget);
  };
  const count = countFilters(selection);
  const ranges = RANGES.filter((key) => hasValues || !SEALED_RANGES.some((sealed) => sealed === key));
  const reset = count > 0 && (
    <a className={classes('link', styles.reset)} href={link(mapPath({}))}>
      {t('reset', { shown: format.number(count, 0) })}
    </a>
  );
  return (
    <search className={styles.side} aria-label={t('filters')}>
      <Sheet id={MAP_FILTERS} title={t('filters')} close={t('close')} more={reset}>
        <form
          ref={form}
          key={JSON.stringify([selection.currency, selection.ranges, selection.issuer, selection.day])}
          className={styles.form}
          action={link(MAP_PATH)}
          aria-busy={isBusy || undefined}
          onSubmit={submit}
          onChange={change}
        >
          <IssuerField
            label={t('issuer')}
            issuers={facets.issuers}
            issuer={selection.issuer}
            onTake={() => form.current && ask(form.current)}
          />
          {FACETS.map((facet) => (
            <FacetBoxes key={facet} facet={facet} options={facets[facet]} chosen={selection[facet]} />
          ))}
          {ranges.map((key) => (
            <RangeFields key={key} name={key} range={selection.ranges[key]} />
          ))}
          <DatePicker
            label={t('as_of')}
            name="day"
            value={selection.day}
            onChange={(day) => onRequest({ ...Object.fromEntries(fieldsOf(selection)), day: day ?? '' })}
            today={today}
            max={today}
          />
          {fieldsOf({ ...selection, ...EVERY_BOND }).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <button className={buttons.button} type="submit">
            {t('show')}
          </button>
        </form>
      </Sheet>
    </search>
  );
}

/** Boxes of one name become a list. */
function readForm(form: HTMLFormElement): Record<string, string> {
  const query: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== 'string' || value === '') continue;
    query[name] = name in query ? `${query[name]},${value}` : value;
  }
  return query;
}
