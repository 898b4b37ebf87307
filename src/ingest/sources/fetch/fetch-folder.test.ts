import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeTemporaryFolder } from '../../../../tests/temporary-folder.ts';
import { sourceSettings } from '../source-settings.ts';
import { EMPTY_STATE } from '../source-state.ts';
import type { FetchContext } from './fetch-context.server.ts';
import { fetchFolder } from './fetch-folder.server.ts';

let root: string;
let drop: string;

beforeEach(async () => {
  root = await makeTemporaryFolder('basispoint-folder-');
  drop = join(root, 'drop');
  await mkdir(drop);
  await mkdir(join(root, 'temporary'));
});
afterEach(() => rm(root, { recursive: true }));

function contextOf(changed: Partial<FetchContext> & { meanwhile?: () => Promise<void> } = {}) {
  const waited: number[] = [];
  let files = 0;
  const context: FetchContext = {
    rules: { hosts: [], allowsPrivate: false },
    folders: [drop],
    mostBytes: 100,
    contact: '',
    now: new Date('2026-11-18T12:00:00Z'),
    pace: {
      now: () => 0,
      wait: async (ms) => {
        waited.push(ms);
        await changed.meanwhile?.();
      },
    },
    readSecret: async () => null,
    newPath: async (name) => join(root, 'temporary', `${files++}-${name}`),
    ...changed,
  };
  return { context, waited };
}

const source = (address: string) => ({
  code: 'drop',
  address,
  settings: sourceSettings.parse({}),
  state: EMPTY_STATE,
  secretName: null,
});

test('DI-10 a file is taken once its size stands still between two looks, ten seconds apart', async () => {
  await writeFile(join(drop, 'whole.csv'), 'day,close\n');
  await writeFile(join(drop, 'growing.csv'), 'day');
  const meanwhile = async () => {
    await writeFile(join(drop, 'growing.csv'), 'day,close\n2026');
    await writeFile(join(drop, 'new.csv'), 'day');
  };
  const { context, waited } = contextOf({ meanwhile });
  const { files } = await fetchFolder(source(drop), context);
  expect(files.map(({ address }) => address)).toEqual([join(drop, 'whole.csv')]);
  expect(await readFile(files[0]?.path ?? '', 'utf8')).toBe('day,close\n');
  expect(waited).toEqual([10_000]);
});

test('DI-10 files are moved beside, and none takes the place of another', async () => {
  for (const name of ['a.csv', 'b.csv']) await writeFile(join(drop, name), name);
  const { context } = contextOf();
  const { files, settle } = await fetchFolder(source(drop), context);
  const [a, b] = files;
  if (!a || !b) throw new Error('two files are there');
  await settle?.(a, 'taken');
  await settle?.(b, 'refused');
  await writeFile(join(drop, 'a.csv'), 'other');
  await settle?.(a, 'taken');
  expect([await readdir(join(drop, 'taken')), await readdir(join(drop, 'refused'))]).toEqual([
    ['a-2.csv', 'a.csv'],
    ['b.csv'],
  ]);
  expect((await fetchFolder(source(drop), context)).files).toEqual([]);
});

test('DI-10 links, hidden files, empty files and folders are left alone', async () => {
  await writeFile(join(root, 'secret.csv'), 'secret');
  await symlink(join(root, 'secret.csv'), join(drop, 'link.csv'));
  await writeFile(join(drop, '.hidden.csv'), 'x');
  await writeFile(join(drop, 'empty.csv'), '');
  await mkdir(join(drop, 'folder.csv'));
  expect((await fetchFolder(source(drop), contextOf().context)).files).toEqual([]);
});

test('DI-10 only folders below those of the settings are read, and through no link', async () => {
  await symlink(root, join(drop, 'up'));
  await mkdir(join(drop, 'inside'));
  const { context } = contextOf();
  await expect(fetchFolder(source(join(drop, 'inside')), context)).resolves.toBeDefined();
  const refused = [root, `${drop}/..`, `${drop}2`, join(drop, 'up'), join(drop, 'up', 'drop'), 'drop', '/'];
  for (const address of refused)
    await expect(fetchFolder(source(address), context)).rejects.toMatchObject({ code: 'folder_not_allowed' });
  await expect(fetchFolder(source(join(drop, 'gone')), context)).rejects.toMatchObject({
    code: 'folder_missing',
  });
});

test('DI-10 a file beyond the limit is refused', async () => {
  await writeFile(join(drop, 'large.csv'), 'x'.repeat(101));
  await expect(fetchFolder(source(drop), contextOf().context)).rejects.toMatchObject({ code: 'too_large' });
});
