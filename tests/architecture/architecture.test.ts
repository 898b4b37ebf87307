import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findBreaches } from './import-law.ts';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => `src/${file}`);
const sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));

test('the code base keeps the import law', () => {
  expect(sources.size).toBeGreaterThan(50);
  expect(findBreaches(sources)).toEqual([]);
});

test.each([
  {
    fault: 'a lower floor looks up',
    plant: { 'src/ui/x/X.tsx': `import { a } from '#features/a/a.ts';` },
    found: 'src/ui/x/X.tsx imports upwards: src/features/a/a.ts',
  },
  {
    fault: 'a feature imports a feature, over several lines and for a type only',
    plant: { 'src/features/a/a.ts': `import type {\n  B,\n} from '../b/b.contract.ts';` },
    found: 'src/features/a/a.ts imports another room of its floor: src/features/b/b.contract.ts',
  },
  {
    fault: 'an importer reads a feature',
    plant: { 'src/ingest/a/a.ts': `import { b } from '#features/b/b.ts';` },
    found: 'src/ingest/a/a.ts imports another room of its floor: src/features/b/b.ts',
  },
  {
    fault: 'a widget reads market data, though both are on one floor',
    plant: { 'src/ui/x/X.tsx': `import type { A } from '#market/a/a.contract.ts';` },
    found: 'src/ui/x/X.tsx imports another room of its floor: src/market/a/a.contract.ts',
  },
  {
    fault: 'the platform names an engine',
    plant: { 'src/platform/a/a.server.ts': `import type { B } from '#engines/b/b.server.ts';` },
    found: 'src/platform/a/a.server.ts imports upwards: src/engines/b/b.server.ts',
  },
  {
    fault: 'a page imports another page of its audience',
    plant: { 'src/pages/public/a/a.ts': `import { b } from '../b/b.ts';` },
    found: 'src/pages/public/a/a.ts imports another room of its floor: src/pages/public/b/b.ts',
  },
  {
    fault: 'a component imports a repository, even for a type',
    plant: { 'src/features/a/A.tsx': `import type { Row } from './a.repository.ts';` },
    found: 'src/features/a/A.tsx imports a server file: src/features/a/a.repository.ts',
  },
  {
    fault: 'a component imports a server file lazily',
    plant: { 'src/features/a/A.tsx': `const b = await import('./a.server.ts');` },
    found: 'src/features/a/A.tsx imports a server file: src/features/a/a.server.ts',
  },
  {
    fault: 'the domain imports a package',
    plant: { 'src/domain/a/a.ts': `import { z } from 'zod';` },
    found: 'src/domain/a/a.ts imports zod, but the domain imports nothing',
  },
  {
    fault: 'two files import each other',
    plant: { 'src/ui/a/a.ts': `import { b } from './b.ts';`, 'src/ui/a/b.ts': `import { a } from './a.ts';` },
    found: 'cycle: src/ui/a/a.ts → src/ui/a/b.ts → src/ui/a/a.ts',
  },
  {
    fault: 'two folders import each other through different files',
    plant: {
      'src/platform/a/one.ts': `import { b } from '#platform/b/one.ts';`,
      'src/platform/b/two.ts': `import { a } from '#platform/a/two.ts';`,
    },
    found: 'cycle of folders: src/platform/a → src/platform/b → src/platform/a',
  },
  {
    fault: 'a folder imports what stands above it and is imported there',
    plant: {
      'src/app/one.server.ts': `import { b } from './b/one.server.ts';`,
      'src/app/b/two.server.ts': `import { a } from '../two.server.ts';`,
    },
    found: 'cycle of folders: src/app → src/app/b → src/app',
  },
  {
    fault: 'a file reads the environment',
    plant: { 'src/platform/a/a.server.ts': `const port = process.env.PORT;` },
    found: 'src/platform/a/a.server.ts reads process.env',
  },
  {
    fault: 'a file reads the clock',
    plant: { 'src/features/a/a.ts': `const today = new Date();` },
    found: 'src/features/a/a.ts reads the clock instead of being told the time',
  },
  {
    fault: 'a cast past the compiler',
    plant: { 'src/features/a/a.ts': `export const b = a as unknown as B;` },
    found: 'src/features/a/a.ts casts twice, which the compiler cannot check',
  },
  {
    fault: 'a barrel',
    plant: { 'src/ui/a/all.ts': `export { a } from './a.ts';\nexport * from './b.ts';` },
    found: 'src/ui/a/all.ts is a barrel',
  },
  {
    fault: 'an inline style',
    plant: { 'src/ui/a/A.tsx': `export const A = () => <i style={{ left: 1 }} />;` },
    found: 'src/ui/a/A.tsx has a style attribute, which the content security policy blocks',
  },
])('the import law catches it when $fault', ({ plant, found }) => {
  expect(findBreaches(new Map(Object.entries(plant)))).toEqual([found]);
});
