import { glob, readFile } from 'node:fs/promises';

const OF_TESTS = [
  '{bench,src,tests}/**/*.{test,spec}.{ts,tsx}',
  'src/**/*for-tests*.{ts,tsx}',
  'tests/**/*.ts',
];

/** Tests and their tools, of both runners: path below the repository → source text. */
export async function readTestSources(): Promise<Map<string, string>> {
  const sources = new Map<string, string>();
  for await (const file of glob(OF_TESTS)) sources.set(file, await readFile(file, 'utf8'));
  return sources;
}
