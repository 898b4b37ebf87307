import type { XmlEvent } from '../decode/peek.ts';

export interface XmlRecord {
  readonly name: string;
  /** Text by the local names that lead to it, such as `StartNode/NodeID`; the first where one is repeated. */
  readonly values: ReadonlyMap<string, string>;
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/** The elements of these local names, one at a time, wherever they stand. */
export async function* xmlRecords(
  events: AsyncIterable<readonly XmlEvent[]>,
  names: ReadonlySet<string>,
): AsyncIterable<XmlRecord> {
  let record: { name: string; values: Map<string, string> } | null = null;
  let path: string[] = [];
  for await (const batch of events)
    for (const event of batch) {
      if (event.type === 'open') {
        const name = localName(event.name);
        if (record) path.push(name);
        else if (names.has(name)) {
          record = { name, values: new Map() };
          path = [];
        }
      } else if (!record) {
        // Between two records stands nothing that is read.
      } else if (event.type === 'text') {
        const key = path.join('/');
        const text = event.text.trim();
        if (text !== '' && !record.values.has(key)) record.values.set(key, text);
      } else if (path.length === 0) {
        yield record;
        record = null;
      } else path.pop();
    }
}
