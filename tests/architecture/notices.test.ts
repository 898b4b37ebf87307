import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { z } from 'zod';

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({ version: z.string(), license: z.string().optional(), dev: z.boolean().optional() }),
  ),
});

/** What may be part of a work under the Apache License 2.0. */
const COMPATIBLE =
  /^(MIT|MIT-0|ISC|0BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|BlueOak-1\.0\.0|PostgreSQL|Python-2\.0|Unlicense|CC0-1\.0|MPL-2\.0|Zlib)$/;
/** Its package file names none; its repository is under this one. */
const STATED_ELSEWHERE: Readonly<Record<string, string>> = {
  '@react-aria/optimize-locales-plugin': 'Apache-2.0',
};

const isCompatible = (license: string) =>
  license
    .replaceAll(/[()]/g, '')
    .split(/ OR /)
    .some((each) => each.split(' AND ').every((one) => COMPATIBLE.test(one)));

/** The packages with which the site runs: name, version and licence, as the lock file states them. */
async function readPackages() {
  const { packages } = lockFile.parse(JSON.parse(await readFile('package-lock.json', 'utf8')));
  return Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && !dev)
    .map(([path, { version, license }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return { name, version, license: license ?? STATED_ELSEWHERE[name] ?? 'unknown' };
    })
    .sort((one, other) => one.name.localeCompare(other.name) || one.version.localeCompare(other.version));
}

test('every package with which the site runs has a licence that goes with ours', async () => {
  expect((await readPackages()).filter(({ license }) => !isCompatible(license))).toEqual([]);
});

test('THIRD-PARTY-NOTICES.md names every package with which the site runs', async () => {
  const rows = (await readPackages()).map(
    ({ name, version, license }) => `| ${name} | ${version} | ${license} |`,
  );
  const text = `# Third-party notices

Basispoint is under the Apache License 2.0. It runs with these packages, each under its own licence; its text is in the package. The typeface is Inter, under the SIL Open
Font License (\`src/ui/fonts/OFL.txt\`). The embedded database is PostgreSQL, under the PostgreSQL Licence.

| package | version | licence |
|---|---|---|
${[...new Set(rows)].join('\n')}
`;
  await expect(text).toMatchFileSnapshot('../../THIRD-PARTY-NOTICES.md');
});
