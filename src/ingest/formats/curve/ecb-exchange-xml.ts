import { euroRateCode } from '#domain/compare/exchange.ts';
import type { Decoded } from '../../decode/peek.ts';
import type { Read } from '../format.ts';
import { Reads } from '../json-reading.ts';
import { dayOf, decimalOf } from '../json-value.ts';

export const isEcbExchange = (text: string): boolean =>
  /<Cube\s+time=/.test(text) && /<Cube\s+currency=/.test(text);

/**
 * Reference exchange rates of the European Central Bank (`eurofxref-*.xml`): units of a currency for one euro. They get the
 * keys under which `csvdata` has the same series.
 */
export async function* readEcbExchange(
  decoded: Extract<Decoded, { kind: 'xml' }>,
): AsyncIterable<readonly Read[]> {
  const reads = new Reads();
  let day: string | undefined;
  for await (const events of decoded.events()) {
    for (const event of events) {
      if (event.type !== 'open' || event.name !== 'Cube') continue;
      const time = event.attributes.get('time');
      if (time !== undefined) day = dayOf(time);
      const currency = event.attributes.get('currency');
      if (currency === undefined) continue;
      const raw = { ...(day && { time: day }), ...Object.fromEntries(event.attributes) };
      const percent = decimalOf(event.attributes.get('rate'));
      if (day === undefined) reads.find(raw, { rule: 'not_a_day', severity: 'reject', field: 'time' });
      else if (percent === undefined) reads.find(raw, { rule: 'no_values', severity: 'note' });
      else reads.add(raw, [{ type: 'rate', code: euroRateCode(currency), day, percent }]);
    }
    yield reads.take();
  }
}
