import { type DayNumber, toDayNumber } from '#domain/calendar/day-number.ts';
import { type Language, languageLocale } from '#domain/languages/languages.ts';
import type { NameTable } from '#domain/languages/localized-name.ts';
import { INDUSTRIES } from '../catalogue/industries.ts';
import type { Issuer } from '../catalogue/instruments.ts';
import type { DemoMarket } from '../demo-market.ts';
import { createRandom } from '../random.ts';
import { fillIn, ISSUER_TEXTS } from '../texts/issuer-texts.ts';
import { nameIn } from '../texts/name-in.ts';
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

/** Texts in the issuer's own language, in English and in Russian. */
export function createProfiles({ catalogue, factors }: DemoMarket): Profile[] {
  return catalogue.issuers
    .filter(({ stringId }) => !WITHOUT_PROFILE.has(stringId))
    .map((issuer) => {
      const random = createRandom(`${factors.seed}/profile/${issuer.stringId}`);
      const founded = random.whole(1871, 1991);
      const employees = random.whole(4, 900) * 100;
      const house = random.whole(1, 140);
      const described = { founded, employees, house };
      const inEach = (write: (language: Language) => string): NameTable =>
        Object.fromEntries(
          [...new Set<Language>([issuer.language, 'eng', 'rus'])].map((it) => [it, write(it)]),
        );
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
  const industry = INDUSTRIES.find(({ code }) => code === issuer.industry)?.names[language] ?? '';
  return fillIn(ISSUER_TEXTS[language].profile, {
    name: nameIn(issuer, language),
    year: founded,
    city: placeOf(issuer, language).city,
    industry: language === 'deu' ? industry : industry.toLocaleLowerCase(languageLocale(language)),
    employees: employees.toLocaleString(languageLocale(language)),
  });
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
