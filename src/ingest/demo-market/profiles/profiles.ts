import { type DayNumber, toDayNumber } from '#domain/calendar/day-number.ts';
import { LANGUAGES, type Language, languageLocale } from '#domain/languages/languages.ts';
import type { NameTable } from '#domain/languages/localized-name.ts';
import type { DemoReport } from '../books/demo-report.ts';
import type { Issuer } from '../catalogue/instruments.ts';
import { EURO_RATES } from '../catalogue/sizes.ts';
import type { DemoMarket } from '../demo-market.ts';
import { createRandom, type Random } from '../random.ts';
import { INDUSTRY_TEXTS } from '../texts/industries/texts-of-industries.ts';
import { fillIn, ISSUER_TEXTS } from '../texts/issuer-texts.ts';
import { nameIn } from '../texts/name-in.ts';
import { figuresOf } from '../texts/report-figures.ts';
import { joinSentences } from '../texts/report-words.ts';
import { writeCount } from '../texts/written.ts';
import { CITIES } from './cities.ts';

export interface Profile {
  readonly issuer: Issuer;
  readonly descriptions: NameTable;
  readonly addresses: NameTable;
  readonly website: string;
  readonly registrationNumber: string;
  readonly registeredOn: DayNumber;
  readonly founded: number;
  readonly employees: number;
}

/** Known by its name only. */
const WITHOUT_PROFILE = new Set(['vexley-robotics']);

/** Sales of one employee in a year, in euros; a bank earns less than others sell. */
const SALES_EACH = { least: 160_000, most: 560_000 };
const INCOME_EACH = { least: 130_000, most: 300_000 };
const FEWEST = 40;

/** Texts in every language; as many employees as the latest year's sales need. */
export function createProfiles(
  { catalogue, factors }: DemoMarket,
  reports: readonly DemoReport[],
): Profile[] {
  const salesOf = latestSales(reports);
  return catalogue.issuers
    .filter(({ stringId }) => !WITHOUT_PROFILE.has(stringId))
    .map((issuer) => {
      const random = createRandom(`${factors.seed}/profile/${issuer.stringId}`);
      const founded = random.whole(1871, 1991);
      const employees = countEmployees(salesOf.get(issuer.id), random);
      const house = random.whole(1, 140);
      const described = { founded, employees, house };
      const inEach = (write: (language: Language) => string): NameTable =>
        Object.fromEntries(LANGUAGES.map((it) => [it, write(it)]));
      return {
        issuer,
        descriptions: inEach((language) => describe(issuer, language, described)),
        addresses: inEach((language) => addressOf(issuer, language, house)),
        website: `https://${issuer.stringId}.example/`,
        registrationNumber: `DEMO-${String(random.whole(0, 99_999_999)).padStart(8, '0')}`,
        registeredOn: toDayNumber(`${founded + random.whole(0, 8)}-${random.pick(['02', '05', '09'])}-17`),
        founded,
        employees,
      };
    });
}

function describe(
  issuer: Issuer,
  language: Language,
  { founded, employees }: { founded: number; employees: number },
): string {
  const { profile } = ISSUER_TEXTS[language];
  const { does } = INDUSTRY_TEXTS[language][issuer.industry];
  return fillIn(joinSentences(language, [profile.founded, does, profile.employees]), {
    name: nameIn(issuer, language),
    year: founded,
    city: placeOf(issuer, language).city,
    employees: writeCount(language, employees),
  });
}

/** Euros of the latest year that was reported whole. */
function latestSales(reports: readonly DemoReport[]): Map<number, { euros: number; isBank: boolean }> {
  const annual = (wanted: DemoReport['standard']) =>
    reports.filter(
      ({ at, isRestatement, standard }) => at.quarter === 4 && !isRestatement && standard === wanted,
    );
  return new Map(
    [...annual('ras'), ...annual('ifrs')].map((report) => {
      const { revenue, isBank } = figuresOf(report, []);
      const euros = (revenue * report.unit) / EURO_RATES[report.currency].to;
      return [report.issuerId, { euros, isBank }];
    }),
  );
}

function countEmployees(sales: { euros: number; isBank: boolean } | undefined, random: Random): number {
  const at = random.next();
  if (!sales) return FEWEST + Math.round(at * 30) * 10;
  const { least, most } = sales.isBank ? INCOME_EACH : SALES_EACH;
  return Math.max(FEWEST, Math.round(sales.euros / (least * (most / least) ** at) / 10) * 10);
}

function addressOf(issuer: Issuer, language: Language, house: number): string {
  const { city, street } = placeOf(issuer, language);
  const country = countriesIn(language).of(issuer.country) ?? issuer.country;
  if (language === 'chn') return `${country}${city}${street}${house}号`;
  return language === 'eng'
    ? `${house} ${street}, ${city}, ${country}`
    : `${street} ${house}, ${city}, ${country}`;
}

const COUNTRIES = new Map<Language, Intl.DisplayNames>();

function countriesIn(language: Language): Intl.DisplayNames {
  const names =
    COUNTRIES.get(language) ?? new Intl.DisplayNames(languageLocale(language), { type: 'region' });
  COUNTRIES.set(language, names);
  return names;
}

/** Spelt as on the spot for those who read that alphabet, and in Latin letters for all others. */
function placeOf({ country, language: own }: Issuer, language: Language): { city: string; street: string } {
  const place = CITIES[country];
  if (!place) throw new Error(`No city is known in ${country}`);
  const isCyrillic = (it: Language) => it === 'rus' || it === 'ukr';
  const readsOwn = language === own || (isCyrillic(language) && isCyrillic(own));
  const [city = '', street = ''] = place.map((spelt) => {
    const [there = '', latin] = spelt.split('|');
    return readsOwn ? there : (latin ?? there);
  });
  return { city, street };
}
