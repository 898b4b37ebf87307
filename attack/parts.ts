const test = (project: 'database' | 'serial', ...files: string[]) => [
  'node_modules/vitest/vitest.mjs',
  'run',
  `--project=${project}`,
  ...files,
];

/** What runs for each part; those that are tests are also part of `npm test`, in a short form. */
export const PARTS = {
  slow: test('database', 'tests/attacks/slow-readers.test.ts'),
  fuzz: test('database', 'tests/attacks/fuzz.test.ts'),
  oracles: test('database', 'tests/oracles'),
  drain: test('serial', 'tests/attacks/drain.serial.test.ts'),
  load: ['attack/load.ts'],
} as const;

export type Part = keyof typeof PARTS;

export interface AttackOptions {
  readonly parts: readonly Part[];
  /** For the parts that go on as long as they are let. */
  readonly minutes: number;
  readonly seed: number;
}

const MINUTES = 3;
const USAGE = `npm run attack -- [${Object.keys(PARTS).join(' | ')}] [--minutes N] [--seed N]`;

/** Without a name, all parts. */
export function readOptions(args: readonly string[]): AttackOptions | { readonly problem: string } {
  const parts: Part[] = [];
  const numbers = { minutes: MINUTES, seed: Date.now() % 1_000_000 };
  for (let at = 0; at < args.length; at++) {
    const word = args[at] ?? '';
    const name = word === '--minutes' ? 'minutes' : word === '--seed' ? 'seed' : null;
    if (name) {
      const value = Number(args[++at]);
      if (!(value > 0)) return { problem: `${word} needs a number above 0: ${USAGE}` };
      numbers[name] = value;
    } else if (isPart(word)) parts.push(word);
    else return { problem: `"${word}" is no part: ${USAGE}` };
  }
  return { parts: parts.length > 0 ? parts : (Object.keys(PARTS) as Part[]), ...numbers };
}

const isPart = (word: string): word is Part => Object.hasOwn(PARTS, word);
