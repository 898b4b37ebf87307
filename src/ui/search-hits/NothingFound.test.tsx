import { expect, test } from 'vitest';
import { markupFor, textOf } from '#platform/i18n/words-for-tests.server.tsx';
import { NothingFound } from './NothingFound.tsx';

const LABELS = [
  { said: 'No such bond here.', shown: 'No such bond here.' },
  { said: '', shown: 'norvik' },
  { said: undefined, shown: 'norvik' },
];
test.each(LABELS)(
  'LO-06 SE-04 where nothing is found a page’s own words ($said) win over the common ones',
  (row) => {
    const words = textOf(
      markupFor('paid', <NothingFound term="norvik" said={row.said} isEverywhere={false} />),
    );
    expect(words).toContain(row.shown);
    if (row.said) expect(words).not.toContain('norvik');
  },
);
