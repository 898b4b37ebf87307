import { expect, test } from 'vitest';
import { markupFor, textOf } from '#platform/i18n/words-for-tests.server.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Dialog } from './Dialog.tsx';

const nothing = () => {};

test('a closed dialog draws nothing, so that its content need not be there', () => {
  const markup = markupFor(
    'anonymous',
    <Dialog title="Rules" isOpen={false} onClose={nothing}>
      Long
    </Dialog>,
  );
  expect(markup).toBe('');
});

test('a dialog is named by its heading', () => {
  const markup = markupFor(
    'anonymous',
    <Dialog title="Rules" isOpen onClose={nothing}>
      Long
    </Dialog>,
  );
  const [, id] = /<dialog[^>]*aria-labelledby="([^"]+)"/.exec(markup) ?? [];
  expect(markup).toMatch(new RegExp(`<h2[^>]*id="${id}"[^>]*>Rules</h2>`));
});

test.each([
  { isDangerous: false, first: 'Delete' },
  { isDangerous: true, first: 'Cancel' },
])('a question begins at $first when its danger is $isDangerous', ({ isDangerous, first }) => {
  const markup = markupFor(
    'anonymous',
    <ConfirmDialog
      question="Delete it?"
      isOpen
      isDangerous={isDangerous}
      confirm="Delete"
      onConfirm={nothing}
      onCancel={nothing}
    />,
  );
  expect(textOf(markup)).toBe('Delete it? Cancel Delete');
  expect(markup).toMatch(new RegExp(`data-first-focus="true">${first}<`));
});
