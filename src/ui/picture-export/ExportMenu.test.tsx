import { expect, test } from 'vitest';
import { markupFor, textOf } from '#platform/i18n/words-for-tests.server.tsx';
import { ExportMenu } from './ExportMenu.tsx';

test('NG-03 the export is a closed menu button until it is pressed', () => {
  const markup = markupFor('anonymous', <ExportMenu onExport={() => Promise.resolve()} />);
  expect(textOf(markup)).toBe('Export');
  expect(markup).toContain('aria-haspopup="menu"');
  expect(markup).toContain('aria-expanded="false"');
  expect(markup).not.toContain('menuitem');
});
