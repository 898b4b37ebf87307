import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { I18n } from '#platform/i18n/I18n.tsx';
import { keyTranslator } from '#platform/i18n/translator.ts';
import { Managers } from './Managers.tsx';
import { ManagersRelated } from './ManagersRelated.tsx';
import type { Manager } from './managers.contract.ts';

const ZHANG: Manager = {
  person_id: 1,
  name: '林晓明',
  name_lang: 'zh',
  role: 'chief_executive',
  since: '2020-03-01',
  until: null,
};
const draw = (element: React.ReactNode) =>
  renderToStaticMarkup(
    <I18n translator={keyTranslator('eng')} prefix="">
      {element}
    </I18n>,
  );

test('ST-16 whoever left is below a fold, with both days', () => {
  const left = { ...ZHANG, person_id: 2, name: 'Ada Fairbrook', name_lang: null, until: '2020-02-29' };
  const html = draw(<Managers data={{ current: [ZHANG], former: [left] }} />);
  const [before = '', after = ''] = html.split('<details');
  expect(before).toContain('<span lang="zh">林晓明</span>');
  expect(before).not.toContain('until');
  expect(after).toContain('Ada Fairbrook');
  expect(after).toContain('29.02.2020');
});

test('ST-16 each person leads to the other issuers; five are shown, the rest waits', () => {
  const issuers = Array.from({ length: 7 }, (_, at) => ({
    issuer_id: at,
    issuer_name: `Company ${at}`,
    issuer_url: `/company/c-${at}/`,
    role: 'board_member' as const,
    since: '2021-01-01',
    until: null,
  }));
  const html = draw(<ManagersRelated data={[{ person_id: 1, name: 'Ada', name_lang: null, issuers }]} />);
  expect(html.match(/href="\/company\/c-\d\/"/g)).toHaveLength(7);
  expect(html).toContain('<details');
});
