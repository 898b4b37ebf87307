import { expect, test } from 'vitest';
import { openFixture, readAll } from '../read-fixture-for-tests.ts';
import { secSubmissions } from './sec-submissions.ts';

const open = () => openFixture('sec-submissions/fixtures/CIK0000789019.json');

test('DI-03 submissions of the SEC say who a filer is and where its shares trade; filings are counted, not taken', async () => {
  const { records, findings } = await readAll(secSubmissions, open());
  const subject = { cik: '0000789019', name: 'YEWS CORP', country: 'US' };
  expect(records).toEqual([
    {
      type: 'issuer',
      subject,
      name: 'YEWS CORP',
      country: 'US',
      industry: 'Services-Prepackaged Software',
      website: 'https://yews.example',
    },
    ...[
      ['XNAS', 'YEWS'],
      ['XNYS', 'YEWSB'],
    ].map(([mic, ticker]) => ({
      type: 'code',
      subject: { mic, ticker, name: 'YEWS CORP', country: 'US' },
      scheme: 'cik',
      place: '',
      value: '0000789019',
    })),
  ]);
  expect(findings).toHaveLength(2);
  expect(findings[0]).toMatchObject({ rule: 'skipped', severity: 'note', details: { record: 'filing' } });
  expect(secSubmissions.recognise(open().peek).score).toBe(1);
});
