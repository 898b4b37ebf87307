export interface FieldChange {
  readonly field: string;
  /** Null: there was nothing. */
  readonly before: string | number | boolean | null;
  readonly after: string | number | boolean | null;
}

type Noted = Readonly<Record<string, unknown>> | null;

const MOST_CHARACTERS = 300;

/** What differs between two notes, field by field; a note inside a note is shown under both names: `titles.eng`. */
export function listFieldChanges(before: Noted, after: Noted): FieldChange[] {
  const [old, young] = [flatten(before), flatten(after)];
  return [...new Set([...old.keys(), ...young.keys()])]
    .map((field) => ({ field, before: old.get(field) ?? null, after: young.get(field) ?? null }))
    .filter((change) => change.before !== change.after);
}

function flatten(noted: Noted, prefix = ''): Map<string, FieldChange['before']> {
  const entries = Object.entries(noted ?? {}).flatMap(([name, value]): [string, FieldChange['before']][] => {
    if (value === null || value === undefined || value === '') return [[prefix + name, null]];
    if (typeof value === 'number' || typeof value === 'boolean') return [[prefix + name, value]];
    if (typeof value === 'object' && !Array.isArray(value) && !prefix)
      return [...flatten(value as Noted, `${name}.`)];
    return [[prefix + name, shorten(typeof value === 'string' ? value : JSON.stringify(value))]];
  });
  return new Map(entries);
}

const shorten = (text: string) =>
  text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text;
