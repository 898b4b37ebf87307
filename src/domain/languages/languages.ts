/** The ten languages: our codes in addresses and on the wire, BCP-47 wherever a standard requests it. */
const TABLE = {
  rus: { tag: 'ru', locale: 'ru-RU', name: 'Русский', openGraph: 'ru_RU', currency: 'RUB' },
  eng: { tag: 'en', locale: 'en-GB', name: 'English', openGraph: 'en_GB', currency: null },
  pol: { tag: 'pl', locale: 'pl-PL', name: 'Polski', openGraph: 'pl_PL', currency: 'PLN' },
  ita: { tag: 'it', locale: 'it-IT', name: 'Italiano', openGraph: 'it_IT', currency: 'EUR' },
  deu: { tag: 'de', locale: 'de-DE', name: 'Deutsch', openGraph: 'de_DE', currency: 'EUR' },
  esp: { tag: 'es', locale: 'es-ES', name: 'Español', openGraph: 'es_ES', currency: 'EUR' },
  chn: { tag: 'zh-Hans', locale: 'zh-Hans-CN', name: '简体中文', openGraph: 'zh_CN', currency: 'CNY' },
  ukr: { tag: 'uk', locale: 'uk-UA', name: 'Українська', openGraph: 'uk_UA', currency: 'UAH' },
  fra: { tag: 'fr', locale: 'fr-FR', name: 'Français', openGraph: 'fr_FR', currency: 'EUR' },
  tur: { tag: 'tr', locale: 'tr-TR', name: 'Türkçe', openGraph: 'tr_TR', currency: 'TRY' },
} as const;

export type Language = keyof typeof TABLE;

export const LANGUAGES = Object.keys(TABLE) as readonly Language[];
export const DEFAULT_LANGUAGE: Language = 'eng';

export const isLanguage = (code: string): code is Language => Object.hasOwn(TABLE, code);
export const languageTag = (language: Language): string => TABLE[language].tag;
export const languageLocale = (language: Language): string => TABLE[language].locale;
export const languageName = (language: Language): string => TABLE[language].name;
/** The currency of most readers of a language; null where they have many. */
export const languageCurrency = (language: Language): string | null => TABLE[language].currency;
export const openGraphLocale = (language: Language): string => TABLE[language].openGraph;
