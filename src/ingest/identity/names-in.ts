import type { ImportRecord } from '#domain/import/records.ts';
import type { Subject } from '#domain/import/subject.ts';

/** PostgreSQL has no text with NUL. */
const isStorable = (text: string): boolean => !text.includes('\0');

/** Each once: rows of prices repeat the name of their share. */
export function namesIn(reads: readonly (readonly ImportRecord[])[]): readonly string[] {
  const names = new Set<string>();
  let before: Subject | null = null;
  for (const records of reads)
    for (const record of records) {
      if (record.type === 'price' && record.subject === before) continue;
      before = record.type === 'price' ? record.subject : null;
      for (const name of namesOf(record)) if (isStorable(name)) names.add(name);
    }
  return [...names];
}

function namesOf(record: ImportRecord): readonly string[] {
  if (record.type === 'issuer') return [record.name];
  if (record.type === 'instrument')
    return [record.issuer?.name, record.name].filter((name) => name !== undefined);
  return 'subject' in record && record.subject.name ? [record.subject.name] : [];
}
