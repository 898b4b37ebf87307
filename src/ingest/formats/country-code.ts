/** What files write instead of the names that Unicode has. */
const ALIASES: Readonly<Record<string, string>> = {
  usa: 'US',
  'united states of america': 'US',
  uk: 'GB',
  'great britain': 'GB',
  'russian federation': 'RU',
  'korea, republic of': 'KR',
  'republic of korea': 'KR',
  'czech republic': 'CZ',
  turkey: 'TR',
  'hong kong': 'HK',
  macau: 'MO',
  macao: 'MO',
  'ivory coast': 'CI',
  'viet nam': 'VN',
  'cape verde': 'CV',
  swaziland: 'SZ',
};

let names: Map<string, string> | undefined;

/** ISO 3166-1 alpha-2 of an English name; what is unknown stays as it is, for the check of countries to report. */
export function countryCode(word: string): string {
  const folded = word.trim().toLowerCase();
  if (/^[a-z]{2}$/.test(folded) && folded !== 'uk') return folded.toUpperCase();
  names ??= englishNames();
  return ALIASES[folded] ?? names.get(folded) ?? word;
}

function englishNames(): Map<string, string> {
  const display = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second)).filter(isCurrent);
  return new Map(
    codes.flatMap((code) => {
      const name = display.of(code)?.toLowerCase();
      return name === undefined ? [] : [[name, code] as const];
    }),
  );
}

/** SU and DD are still called Russia and Germany, but another code replaced them. */
const isCurrent = (code: string) => new Intl.Locale(`und-${code}`).region === code;
