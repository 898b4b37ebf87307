import { listFieldChanges } from '#pages/operator/operator-changes/field-changes.ts';
import { findChanges } from '#pages/operator/operator-changes/operator-changes.repository.ts';
import type { Command } from './command.server.ts';

const MOST_LISTED = 200;

export const changeCommands: readonly Command[] = [
  {
    name: 'changes list',
    usage: '[--subject user|menu|label|…]',
    summary: `the last ${MOST_LISTED} changes made by administrators: who, when, what`,
    options: { subject: { type: 'string' } },
    run: async ({ values: { subject } }, { database, show }) => {
      const changes = await findChanges(database, {
        subject: typeof subject === 'string' ? subject : null,
        subjectId: null,
        by: null,
        before: null,
        count: MOST_LISTED,
      });
      show(
        changes.map(({ at, operator, operatorId, subject: changed, subjectId, action, before, after }) => ({
          at,
          who: operator ?? operatorId ?? 'command line',
          what: `${changed} ${subjectId}`,
          action,
          changes: listFieldChanges(before, after)
            .map(({ field, before: old, after: young }) => `${field}: ${old ?? '-'} → ${young ?? '-'}`)
            .join('; '),
        })),
      );
    },
  },
];
