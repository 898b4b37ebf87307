import { LANGUAGES } from '#domain/languages/languages.ts';

export type LabelFiles = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What keeps the labels from being complete, each as a sentence that names the file and the key. */
export function findGaps(files: LabelFiles): string[] {
  const folders = new Set(Object.keys(files).map((path) => path.replace(/\w+\.json$/, '')));
  return [...folders].flatMap((folder) => {
    const english = files[`${folder}eng.json`] ?? {};
    return LANGUAGES.flatMap((language) =>
      gapsOf(`${folder}${language}.json`, files[`${folder}${language}.json`], english, language),
    );
  });
}

function gapsOf(
  path: string,
  labels: LabelFiles[string] | undefined,
  english: LabelFiles[string],
  language: string,
): string[] {
  if (!labels) return [`${path} is missing`];
  const missing = Object.keys(english).filter((key) => !labels[key]?.trim());
  const extra = Object.keys(labels).filter((key) => !(key in english));
  const shared = Object.keys(english).filter((key) => labels[key]?.trim());
  return [
    ...missing.map((key) => `${path} lacks ${key}`),
    ...extra.map((key) => `${path} has ${key}, which English lacks`),
    ...shared.flatMap((key) =>
      messageGaps(`${path}: ${key}`, labels[key] ?? '', english[key] ?? '', language),
    ),
  ];
}

function messageGaps(where: string, text: string, english: string, language: string): string[] {
  const gaps: string[] = [];
  if (placeholdersIn(text).join() !== placeholdersIn(english).join())
    gaps.push(`${where} has other placeholders than English`);
  if (/<\w|\{\{|&\w+;/.test(text.replaceAll('{{shown}', ''))) gaps.push(`${where} contains markup`);
  const forms = pluralFormsIn(text);
  const wanted = forms.length > 0 ? pluralFormsOf(language) : [];
  for (const form of wanted) if (!forms.includes(form)) gaps.push(`${where} lacks the plural form ${form}`);
  return gaps;
}

function placeholdersIn(text: string): string[] {
  return [...new Set([...text.matchAll(/\{\s*(\w+)\s*[,}]/g)].map(([, name]) => String(name)))].sort();
}

function pluralFormsIn(text: string): string[] {
  if (!text.includes(', plural,')) return [];
  return [...text.matchAll(/\b(zero|one|two|few|many|other)\s*\{/g)].map(([, form]) => String(form));
}

/** The forms that whole numbers take; `many` for millions only (Spanish, French, Italian) may fall under `other`. */
const TAGS: Readonly<Record<string, string>> = {
  rus: 'ru',
  eng: 'en',
  pol: 'pl',
  ita: 'it',
  deu: 'de',
  esp: 'es',
  chn: 'zh',
  ukr: 'uk',
  fra: 'fr',
  tur: 'tr',
};

function pluralFormsOf(language: string): string[] {
  const rules = new Intl.PluralRules(TAGS[language]);
  return [...new Set(Array.from({ length: 200 }, (_, count) => rules.select(count)).concat('other'))];
}
