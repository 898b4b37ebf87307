import { expect, test } from 'vitest';
import { NAMED_ENDS } from '#domain/bonds/valuation/named-ends.ts';
import { LEADING_LABELS, nameLeading } from './leading-labels.ts';

type Labels = Readonly<Record<string, string>>;

const files = import.meta.glob<Labels>('../../{market,features,pages}/**/labels/*.json', {
  eager: true,
  import: 'default',
});
const languages = Object.keys(files).flatMap((path) => /^\.\/labels\/(\w+)\.json$/.exec(path)?.[1] ?? []);

const textOf = (module: string, language: string, key: string) =>
  Object.entries(files).find(([path]) => path.endsWith(`/${module}/labels/${language}.json`))?.[1][key] ?? '';

test('NU-03 every label of the leading yield names it, in every language and for every setting', () => {
  expect(languages).toHaveLength(10);
  for (const language of languages) {
    const names = files[`./labels/${language}.json`] ?? {};
    for (const [module, key] of LEADING_LABELS) {
      const text = textOf(module, language, key);
      for (const leading of NAMED_ENDS) {
        const named = nameLeading(text, names, leading);
        const where = `${language} ${module} ${key} ${leading}`;
        const isNamed = [names[leading], names[`short_${leading}`]].some(
          (name) => name && named.includes(name),
        );
        expect(isNamed, where).toBe(true);
        if (leading !== 'worst') expect(named, where).not.toContain('YTW');
      }
    }
  }
});
