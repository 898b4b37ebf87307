import { foldColumnName } from '#domain/import/fold-column-name.ts';

const OFFSET = 0xcbf29ce484222325n;
const PRIME = 0x100000001b3n;

/** The same for the same names in any order and spelling. Columns of rejected rows (`#line`) do not count. */
export function headerHash(header: readonly string[]): string {
  const names = header.map(foldColumnName).filter((name) => name !== '' && !name.startsWith('#'));
  const bytes = new TextEncoder().encode(names.toSorted().join('\u001f'));
  // FNV-1a: recipes are few, so 64 bits tell them apart.
  const hash = bytes.reduce((sum, byte) => BigInt.asUintN(64, (sum ^ BigInt(byte)) * PRIME), OFFSET);
  return hash.toString(16).padStart(16, '0');
}
