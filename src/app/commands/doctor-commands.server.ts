import { examine } from '../doctor/examine.server.ts';
import { exitCodeOf } from '../doctor/finding.ts';
import type { Command } from './command.server.ts';

export const doctorCommands: readonly Command[] = [
  {
    name: 'doctor',
    usage: '',
    summary: 'what is wrong with this installation; exit code 0: nothing, 1: a problem, 2: a warning',
    store: 'none',
    run: async (_, { config, clock, show, exitWith }) => {
      const findings = await examine(config, clock);
      show(findings.map((finding) => ({ ...finding })));
      exitWith(exitCodeOf(findings));
    },
  },
];
