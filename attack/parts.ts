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
  crash: ['attack/crash/crash.ts'],
  replicas: ['attack/replicas/replicas.ts'],
  soak: ['attack/soak/soak.ts'],
} as const;

export type Part = keyof typeof PARTS;

const NUMBERS = {
  /** For the parts that go on as long as they are let. */
  minutes: 3,
  /** Kills of each kind. */
  rounds: 20,
};

export type AttackOptions = typeof NUMBERS & {
  readonly parts: readonly Part[];
  readonly seed: number;
  /** With a fault that the part must find. */
  readonly isPlanted: boolean;
};

/** The others have their planted faults in tests of their own. */
export const PLANTABLE: readonly Part[] = ['crash'];

const USAGE = `npm run attack -- [${Object.keys(PARTS).join(' | ')}] [--minutes N] [--rounds N] [--seed N] [--planted]`;

/** Without a name, all parts. */
export function readOptions(args: readonly string[]): AttackOptions | { readonly problem: string } {
  const parts: Part[] = [];
  const numbers = { ...NUMBERS, seed: Date.now() % 1_000_000 };
  let isPlanted = false;
  for (let at = 0; at < args.length; at++) {
    const word = args[at] ?? '';
    const name = word.replace(/^--/, '');
    if (word === '--planted') isPlanted = true;
    else if (word.startsWith('--') && isNumber(name, numbers)) {
      const value = Number(args[++at]);
      if (!(value > 0)) return { problem: `${word} needs a number above 0: ${USAGE}` };
      numbers[name] = value;
    } else if (isPart(word)) parts.push(word);
    else return { problem: `"${word}" is no part: ${USAGE}` };
  }
  const others = parts.filter((part) => !PLANTABLE.includes(part));
  if (isPlanted && (parts.length === 0 || others.length > 0))
    return { problem: `--planted goes with ${PLANTABLE.join(', ')}: ${USAGE}` };
  return { parts: parts.length > 0 ? parts : (Object.keys(PARTS) as Part[]), ...numbers, isPlanted };
}

const isPart = (word: string): word is Part => Object.hasOwn(PARTS, word);
const isNumber = <T extends object>(word: string, numbers: T): word is keyof T & string =>
  Object.hasOwn(numbers, word);
