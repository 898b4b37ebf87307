import { expect, test } from 'vitest';
import { markupFor, textOf } from '#platform/i18n/words-for-tests.server.tsx';
import { Progress } from './Progress.tsx';

test('a work says how far it is, in words and to those who hear it', () => {
  const markup = markupFor('anonymous', <Progress label="Export" value={3} total={10} />);
  expect(textOf(markup)).toBe('Export 3 of 10 Export: 25%');
  expect(markup).toMatch(/<progress[^>]* value="3" max="10"/);
});

test('a work of unknown length has no value and no figure', () => {
  const markup = markupFor('anonymous', <Progress label="Export" onCancel={() => {}} />);
  expect(textOf(markup)).toBe('Export In progress Cancel');
  expect(markup).not.toMatch(/<progress[^>]* value=/);
});

test.each([
  { status: 'done', words: 'Export Done Export: done', value: '10' },
  { status: 'failed', words: 'Export Failed Export: failed', value: '4' },
] as const)('a work that is $status says so and offers no cancelling', ({ status, words, value }) => {
  const markup = markupFor(
    'anonymous',
    <Progress label="Export" status={status} value={4} total={10} onCancel={() => {}} />,
  );
  expect(textOf(markup)).toBe(words);
  expect(markup).toContain(` value="${value}" max="10"`);
  expect(markup).not.toContain('<button');
});
