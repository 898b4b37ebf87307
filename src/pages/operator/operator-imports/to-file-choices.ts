import type { FileChoices } from '#ingest/drafts/draft.ts';
import { RECORD_FIELDS } from '#ingest/formats/any-table/record-fields.ts';
import { type ChoicesForm, DELIMITER_NAMES } from './import-file.contract.ts';

/** What the form of a file says. A field without a column is none, also where one was guessed. */
export function toFileChoices(form: ChoicesForm, header: readonly string[]): FileChoices {
  const { isLeftOut, format, encoding, delimiter, decimal, dayOrder, record, ticker } = form;
  const venue = form.venue?.trim().toUpperCase();
  const columns = readColumns(form, header);
  return {
    ...(isLeftOut && { isLeftOut }),
    // Columns are assigned only where the rows are read by them.
    ...((format || (columns && !form.close)) && { format: format || 'any-table' }),
    ...(encoding && { encoding }),
    ...(delimiter && { delimiter: DELIMITER_NAMES[delimiter] }),
    ...(decimal && { decimal }),
    ...(dayOrder && { dayOrder }),
    ...(record && { record }),
    ...(venue && /^[A-Z0-9]{4}$/.test(venue) && { venue }),
    ...(ticker?.trim() && { ticker: ticker.trim() }),
    ...(columns && { columns }),
  };
}

function readColumns(form: ChoicesForm, header: readonly string[]): Record<string, string> | null {
  const { close, record, mappedAs } = form;
  if (close) return header.includes(close) ? { close } : null;
  if (!record || record !== mappedAs) return null;
  const places = Object.keys(header).filter((place) => `column_${place}` in form);
  if (places.length === 0) return null;
  return Object.fromEntries(
    RECORD_FIELDS[record].map(({ name }) => {
      const place = places.find((at) => form[`column_${at}`] === name);
      return [name, place === undefined ? '' : (header[Number(place)] ?? '')];
    }),
  );
}
