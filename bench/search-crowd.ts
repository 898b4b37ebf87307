import type { SearchDocument } from '../src/engines/search/document.ts';
import { inventIsin } from '../src/ingest/demo-market/catalogue/isin.ts';
import { CROWD_LIMIT, crowdIssuer } from '../src/ingest/demo-market/crowd/crowd-issuers.ts';

const PER_ISSUER = 10;
const THEMES = ['World', 'Dividend', 'Growth', 'Value'];

/** As many instruments and companies as requested, in all alphabets of the invented crowd, produced one by one. */
export function* searchCrowd(count: number): Generator<SearchDocument> {
  for (let index = 0; index < count; index++) {
    yield toDocument(Math.floor(index / PER_ISSUER), index % PER_ISSUER, index + 1);
  }
}

function toDocument(number: number, serial: number, id: number): SearchDocument {
  const { name, names, latinPlace } = issuerOf(number);
  const weight = Math.imul(id, 2_654_435_761) >>> 0;
  const isin = () => inventIsin(`search/${id}`);
  const ticker = `${latinPlace.replaceAll(/[^a-z]/gi, '').slice(0, 2)}${number.toString(36)}`.toUpperCase();
  const base = { id, names, weight, status: id % 5 };
  if (serial === 0) return { ...base, category: 'companies', name };
  if (serial === 1) return { ...base, category: 'stocks', name, codes: [ticker, isin()] };
  if (serial === 2 && number % 20 === 0) {
    return { ...base, category: 'indexes', name: `${name} Index`, codes: [`${ticker}X`] };
  }
  if (serial === 2) {
    const theme = THEMES[number % THEMES.length];
    return { ...base, category: 'etf', name: `${name} ${theme} ETF`, codes: [`${ticker}E`, isin()] };
  }
  const series = `${2_026 + (id % 15)} (S${serial})`;
  return {
    ...base,
    category: 'bonds',
    name: `${name} ${(id % 120) / 10}% ${series}`,
    names: names.map((other) => `${other} ${series}`),
    codes: [isin()],
  };
}

/** Past the crowd's end two of its members own a company together. */
function issuerOf(number: number): { name: string; names: readonly string[]; latinPlace: string } {
  const { issuer, latinPlace } = crowdIssuer(number % CROWD_LIMIT, 1);
  const { name, names } = issuer;
  const round = Math.floor(number / CROWD_LIMIT);
  if (round === 0) return { name, names: Object.values(names), latinPlace };
  const partner = crowdIssuer((number * 7 + round) % CROWD_LIMIT, 1).latinPlace;
  return {
    name: `${name} ${partner}`,
    names: Object.values(names).map((n) => `${n} ${partner}`),
    latinPlace,
  };
}
