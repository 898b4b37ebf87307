import { expect, test } from 'vitest';
import { markupFor, textOf } from '#platform/i18n/words-for-tests.server.tsx';
import { Hint } from './Hint.tsx';
import { HintsSwitch } from './HintsSwitch.tsx';

test('US-02 an anonymous visitor has hints: nobody needs to turn them on', () => {
  expect(markupFor('anonymous', <Hint text="Why." />)).toContain('aria-label="Explanation"');
});

test('US-02 a hint says what it explains', () => {
  const markup = markupFor('anonymous', <Hint text="Why." about="Duration" />);
  expect(markup).toContain('aria-label="Explanation: Duration"');
});

test.each([
  { isOn: true, state: 'on', checked: true },
  { isOn: false, state: 'off', checked: false },
])('US-02 the switch of the settings shows that hints are $state', ({ isOn, checked }) => {
  const markup = markupFor('signed-in', <HintsSwitch isOn={isOn} onChange={() => {}} />);
  expect(textOf(markup)).toBe('Show hints');
  expect(markup).toContain('role="switch"');
  expect(markup.includes('checked=""')).toBe(checked);
});
