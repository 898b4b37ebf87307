/** The bytes of an address, 4 or 16; null where the text is none, or has a zone. */
export function parseIp(text: string): readonly number[] | null {
  return text.includes(':') ? parseIpv6(text) : parseIpv4(text);
}

function parseIpv4(text: string): readonly number[] | null {
  const parts = text.split('.');
  if (parts.length !== 4 || !parts.every((part) => /^(?:0|[1-9]\d{0,2})$/.test(part))) return null;
  const bytes = parts.map(Number);
  return bytes.every((byte) => byte <= 255) ? bytes : null;
}

function parseIpv6(text: string): readonly number[] | null {
  const halves = text.split('::');
  if (halves.length > 2) return null;
  const [before, after] = halves.map((half) => (half === '' ? [] : groupsOf(half)));
  if (!before || after === null || (halves.length === 2 && halves[0]?.includes('.'))) return null;
  if (after === undefined) return before.length === 16 ? before : null;
  const missing = 16 - before.length - after.length;
  return missing >= 2 ? [...before, ...Array<number>(missing).fill(0), ...after] : null;
}

/** Bytes of groups between colons, the last of which may be written as IPv4. */
function groupsOf(half: string): number[] | null {
  const bytes: number[] = [];
  const groups = half.split(':');
  for (const [at, group] of groups.entries()) {
    if (at === groups.length - 1 && group.includes('.')) {
      const last = parseIpv4(group);
      if (!last) return null;
      bytes.push(...last);
    } else if (/^[0-9a-f]{1,4}$/i.test(group)) {
      const value = Number.parseInt(group, 16);
      bytes.push(value >> 8, value & 255);
    } else return null;
  }
  return bytes;
}
