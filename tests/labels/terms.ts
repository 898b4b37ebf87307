import { LANGUAGES, type Language } from '#domain/languages/languages.ts';

/** A row of docs/terms.md: every form that a language may show. */
export interface Term {
  readonly concept: string;
  readonly forms: Readonly<Record<Language, readonly string[]>>;
}

/** A label in all languages: `{ eng: 'Issuer', rus: 'Эмитент' … }`. */
export type Translations = Readonly<Partial<Record<Language, string>>>;

/** Reads the tables whose header names the ten languages. */
export function readTerms(markdown: string): Term[] {
  const terms: Term[] = [];
  let columns: readonly string[] = [];
  for (const line of markdown.split('\n')) {
    const cells = line.startsWith('|') ? line.split('|').slice(1, -1) : [];
    const row = cells.map((cell) => cell.trim());
    if (row.length === 0) columns = [];
    else if (LANGUAGES.every((language) => row.includes(language))) columns = row;
    else if (row.length === columns.length && !row[0]?.startsWith('---')) terms.push(toTerm(columns, row));
  }
  return terms;
}

function toTerm(columns: readonly string[], row: readonly string[]): Term {
  const cell = (name: string) => row[columns.indexOf(name)] ?? '';
  const forms = Object.fromEntries(LANGUAGES.map((language) => [language, formsIn(cell(language))]));
  return { concept: row[0] ?? '', forms: forms as Record<Language, string[]> };
}

/** `A; B (C)` may be shown as A, B (C) or B. */
function formsIn(cell: string): string[] {
  return cell.split('; ').flatMap((form) => [plain(form), plain(form.replace(/\s*[(（].*[)）]/, ''))]);
}

const plain = (text: string) => text.replaceAll('\u200b', '').trim().toLowerCase();

/** Labels whose English text is a term, but not the text of another language. */
export function findOtherTerms(labels: Readonly<Record<string, Translations>>, terms: readonly Term[]) {
  return Object.entries(labels).flatMap(([name, translations]) => {
    const english = plain(translations.eng ?? '');
    const meant = terms.filter(({ forms }) => forms.eng.includes(english));
    if (meant.length === 0) return [];
    return LANGUAGES.filter(
      (language) => !meant.some(({ forms }) => forms[language].includes(plain(translations[language] ?? ''))),
    ).map((language) => ({
      name,
      problem: `${name} in ${language}: “${translations[language]}” for ${meant[0]?.concept}, which is “${meant[0]?.forms[language][0]}”`,
    }));
  });
}
