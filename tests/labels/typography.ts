import { LANGUAGES, type Language } from '#domain/languages/languages.ts';

interface Rule {
  readonly rule: string;
  readonly languages: readonly Language[];
  readonly fault: RegExp;
  /** A text that breaks the rule. */
  readonly planted: string;
}

export const RULES: readonly Rule[] = [
  {
    rule: 'French has a no-break space before ; : ! ? and inside « »',
    languages: ['fra'],
    fault: /(?<![\u00a0\u202f])(?:[;!?](?!\w)|»|:(?=\s|$))|«(?![\u00a0\u202f])/,
    planted: 'Supprimer ?',
  },
  {
    rule: 'Chinese has full-width marks',
    languages: ['chn'],
    fault: /[\u4e00-\u9fff}][,;:?!](?!\w)|[\u4e00-\u9fff]\.(?=\s|$)|[,;:?!](?=[\u4e00-\u9fff])/,
    planted: '已锁定, 请登录',
  },
  {
    rule: 'Chinese writes units and words in full-width brackets',
    languages: ['chn'],
    fault: /\((?=[^)]*[\u4e00-\u9fff%])/,
    planted: '收益率 (%)',
  },
  {
    rule: 'Chinese has no spaces around full-width marks',
    languages: ['chn'],
    fault: /[ \u00a0][，。：；？！（）、]|[，。：；？！（）、][ \u00a0]/,
    planted: '语言： 中文',
  },
  { rule: 'apostrophes are ’', languages: LANGUAGES, fault: /['`´‘ʼ]/, planted: "the user's e-mail" },
  { rule: 'quotation marks are not straight', languages: LANGUAGES, fault: /"/, planted: 'the "Older" link' },
  { rule: 'quotation marks are “ ”', languages: ['eng', 'tur', 'chn'], fault: /[«»„]/, planted: '«Older»' },
  {
    rule: 'quotation marks are « »',
    languages: ['rus', 'ukr', 'fra', 'esp', 'ita'],
    fault: /[“”„]/,
    planted: '“Старые”',
  },
  { rule: 'quotation marks are „ “', languages: ['deu'], fault: /[«»”]/, planted: '„Ältere”' },
  { rule: 'quotation marks are „ ”', languages: ['pol'], fault: /[«»“]/, planted: '„Starsze“' },
  { rule: 'an ellipsis is one character', languages: LANGUAGES, fault: /\.\.\./, planted: 'Loading...' },
  {
    rule: 'no two spaces follow each other',
    languages: LANGUAGES,
    fault: /[ \u00a0]{2}/,
    planted: 'Sign  in',
  },
  {
    rule: 'years of a range have an en dash',
    languages: LANGUAGES,
    fault: /\d{4}-\d{4}/,
    planted: '2024-2026',
  },
  {
    rule: 'a no-break space stands before %',
    languages: ['rus', 'deu', 'fra', 'esp'],
    fault: /[\d}] ?%/,
    planted: '40 %',
  },
  {
    rule: 'no space stands before %',
    languages: ['eng', 'ita', 'pol', 'ukr', 'chn'],
    fault: /[\d}][ \u00a0]%/,
    planted: '40 %',
  },
  { rule: '% stands first', languages: ['tur'], fault: /[\d}][ \u00a0]?%/, planted: '40%' },
  { rule: 'no text begins or ends with a space', languages: LANGUAGES, fault: /^\s|\s$/, planted: 'From ' },
];
