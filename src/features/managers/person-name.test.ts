import { expect, test } from 'vitest';
import type { Language } from '#domain/languages/languages.ts';
import { personName } from './person-name.ts';

const CASES: readonly [own: string, names: object, language: Language, name: string, lang: string | null][] =
  [
    ['Иван Соколов', { eng: 'Ivan Sokolov' }, 'rus', 'Иван Соколов', null],
    ['Иван Соколов', { eng: 'Ivan Sokolov' }, 'ukr', 'Иван Соколов', null],
    ['Иван Соколов', { eng: 'Ivan Sokolov' }, 'eng', 'Ivan Sokolov', null],
    ['Иван Соколов', { eng: 'Ivan Sokolov' }, 'deu', 'Ivan Sokolov', 'en'],
    ['Иван Соколов', { eng: 'Ivan Sokolov', deu: 'Iwan Sokolow' }, 'deu', 'Iwan Sokolow', null],
    ['Иван Соколов', { eng: 'Ivan Sokolov' }, 'chn', 'Ivan Sokolov', 'en'],
    ['林晓明', { eng: 'Lin Xiaoming' }, 'chn', '林晓明', null],
    ['林晓明', { eng: 'Lin Xiaoming' }, 'rus', 'Lin Xiaoming', 'en'],
    ['林晓明', {}, 'rus', '林晓明', 'zh'],
    ['Łucja Świerczek', {}, 'chn', 'Łucja Świerczek', null],
  ];

test.each(CASES)('ST-16 %s, also known as %o, is written in %s as %s', (own, names, language, name, lang) => {
  expect(personName(own, names, language)).toEqual({ name, name_lang: lang });
});
