/** What files write instead of the names that Unicode has, folded. */
const ALIASES: Readonly<Record<string, string>> = {
  usa: 'US',
  'united states of america': 'US',
  uk: 'GB',
  'great britain': 'GB',
  'russian federation': 'RU',
  'korea, republic of': 'KR',
  'republic of korea': 'KR',
  "korea, democratic people's republic of": 'KP',
  'congo, the democratic republic of the': 'CD',
  congo: 'CG',
  'czech republic': 'CZ',
  'slovak republic': 'SK',
  turkey: 'TR',
  'hong kong': 'HK',
  macau: 'MO',
  macao: 'MO',
  macedonia: 'MK',
  'ivory coast': 'CI',
  'viet nam': 'VN',
  'cape verde': 'CV',
  swaziland: 'SZ',
  burma: 'MM',
  myanmar: 'MM',
  palestine: 'PS',
  'palestine, state of': 'PS',
};

let names: Map<string, string> | undefined;

/** ISO 3166-1 alpha-2 of an English name; what is unknown stays as it is, for the check of countries to report. */
export function countryCode(word: string): string {
  const folded = fold(word);
  if (/^[a-z]{2}$/.test(folded) && folded !== 'uk') return folded.toUpperCase();
  names ??= englishNames();
  const known = (name: string) => ALIASES[name] ?? names?.get(name);
  // ISO writes “Moldova, Republic of”, and “Bahamas (the)”.
  return known(folded) ?? known(folded.replace(/(?:,.*|\(the\))$/, '').trim()) ?? word;
}

const fold = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll('&', 'and')
    .replaceAll('st.', 'saint')
    .replace(/^\s*the\s+/, '')
    .trim();

function englishNames(): Map<string, string> {
  const display = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second)).filter(isCurrent);
  return new Map(
    codes.flatMap((code) => {
      const name = display.of(code);
      return name === undefined ? [] : [[fold(name), code] as const];
    }),
  );
}

/** SU and DD are still called Russia and Germany, but another code replaced them. */
const isCurrent = (code: string) => new Intl.Locale(`und-${code}`).region === code;
