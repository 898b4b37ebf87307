import { spawnSync } from 'node:child_process';
import { type AttackOptions, PARTS, type Part, readOptions } from './parts.ts';

const options = readOptions(process.argv.slice(2));
if ('problem' in options) {
  process.stderr.write(`basispoint: ${options.problem}\n`);
  process.exit(2);
}

const failed = options.parts.filter((part) => !run(part, options));
console.log(
  failed.length === 0
    ? `\nbasispoint: ${options.parts.join(', ')}: nothing found`
    : `\nbasispoint: something found by ${failed.join(', ')}; see above`,
);
process.exitCode = failed.length === 0 ? 0 : 1;

/** A part that ends with 0 has checked something: Vitest fails without tests, and the programs count what they checked. */
function run(part: Part, { minutes, rounds, seed, isPlanted }: AttackOptions): boolean {
  console.log(`\nbasispoint: attack ${part}`);
  const { status } = spawnSync(process.execPath, PARTS[part], {
    stdio: 'inherit',
    env: {
      ...process.env,
      ATTACK_MINUTES: String(minutes),
      ATTACK_ROUNDS: String(rounds),
      ATTACK_SEED: String(seed),
      ...(isPlanted && { ATTACK_PLANTED: '1' }),
    },
  });
  return status === 0;
}
