const PREFIXED = /^"?([\w^]+)[.:](?:open|high|low|close|last|price|volume|adjusted)"?$/i;

/** The code that stands before all names of prices, as in `AAPL.Open, AAPL.Close`. */
export function findPrefix(header: readonly string[]): string | null {
  const prefixes = header.flatMap((name) => PREFIXED.exec(name.trim())?.[1] ?? []);
  const [first] = prefixes;
  return first !== undefined && prefixes.length >= 2 && prefixes.every((each) => each === first)
    ? first
    : null;
}

export function withoutPrefix(header: readonly string[]): readonly string[] {
  const prefix = findPrefix(header);
  if (prefix === null) return header;
  const length = prefix.length + 1;
  return header.map((name) =>
    PREFIXED.test(name.trim()) ? name.trim().replace(/^"/, '').slice(length) : name,
  );
}
