import { exitCodeOf, type FindingCode } from '#pages/operator/operator-health/finding.ts';
import { examine } from '../health/examine.server.ts';
import { createLabelCatalog } from '../i18n/labels.server.ts';
import type { Command } from './command.server.ts';

export const doctorCommands: readonly Command[] = [
  {
    name: 'doctor',
    usage: '',
    summary: 'what is wrong with this installation; exit code 0: nothing, 1: a problem, 2: a warning',
    store: 'none',
    run: async (_, { config, clock, show, exitWith }) => {
      const findings = await examine(config, clock);
      const catalog = createLabelCatalog();
      const t = catalog.translator(['operator-health'], 'eng').of<`say_${FindingCode}`>('operator-health');
      show(
        findings.map(({ state, area, code, values }) => ({ state, area, finding: t(`say_${code}`, values) })),
      );
      exitWith(exitCodeOf(findings));
    },
  },
];
