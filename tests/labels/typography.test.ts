import { expect, test } from 'vitest';
import type { Language } from '#domain/languages/languages.ts';
import { type Label, readLabels, shownText } from './every-label.ts';
import { RULES } from './typography.ts';

const shown = new Map<Language, readonly Label[]>();

function readShown(language: Language): readonly Label[] {
  const read =
    shown.get(language) ?? readLabels(language).map((one) => ({ ...one, text: shownText(one.text) }));
  shown.set(language, read);
  return read;
}

test.each(RULES)('$rule', ({ languages, fault }) => {
  const broken = languages.flatMap((language) =>
    readShown(language)
      .filter(({ text }) => fault.test(text))
      .map(({ name, text }) => `${name} in ${language}: ${text}`),
  );
  expect(broken).toEqual([]);
});

test.each(RULES)('a planted text is found: $rule', ({ fault, planted }) => {
  expect(planted).toMatch(fault);
});

test.each([
  { text: 'Supprimer «\u00a0{title}\u00a0»\u00a0?', rule: /^French/ },
  { text: 'Adresse\u00a0: https://exemple.fr/?a=1', rule: /^French/ },
  { text: '{count, plural, other {已选 # 行}}，共 {most} 行', rule: /^Chinese/ },
])('a well-written text is not found: $text', ({ text, rule }) => {
  const broken = RULES.filter((one) => rule.test(one.rule) && one.fault.test(shownText(text)));
  expect(broken.map((one) => one.rule)).toEqual([]);
});
