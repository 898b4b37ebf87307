import { LANGUAGES, languageTag } from '../languages/languages.ts';

let months: ReadonlyMap<string, number> | undefined;

/** 1…12 for the name of a month, short or long, in a language of the site. */
export function findMonth(name: string): number | null {
  months ??= collectNames();
  return months.get(fold(name)) ?? null;
}

function collectNames(): ReadonlyMap<string, number> {
  const names = new Map<string, number>([
    ['sept', 9],
    ['mrz', 3],
    ['mär', 3],
  ]);
  for (const language of LANGUAGES) {
    for (const month of ['short', 'long'] as const) {
      // With a day beside it a Slavic month stands in the genitive, as dates write it.
      for (const day of [undefined, 'numeric'] as const) {
        const format = new Intl.DateTimeFormat(languageTag(language), { month, day, timeZone: 'UTC' });
        for (let index = 0; index < 12; index++) {
          const parts = format.formatToParts(Date.UTC(2024, index, 1));
          const name = fold(parts.find(({ type }) => type === 'month')?.value ?? '');
          if (/^\p{L}{3,}$/u.test(name) && !names.has(name)) names.set(name, index + 1);
        }
      }
    }
  }
  return names;
}

const fold = (name: string) => name.normalize('NFC').toLowerCase().replace(/\.$/, '');
