import { findActionName, LARGEST_ACTION } from '#domain/actions/actions.ts';
import { calendarDayAt } from '#domain/calendar/calendar-day.ts';
import { calendarMomentAt, startOfDayAt } from '#domain/calendar/calendar-moment.ts';
import { addDays } from '#domain/calendar/day-arithmetic.ts';
import { parseWrittenDay, writeMoment } from '#domain/calendar/written-day.ts';
import { findActions, findUserId } from '#market/activity-log/logged-actions.repository.ts';
import { OperatorError } from '../process/process.server.ts';
import { type Command, UsageError } from './command.server.ts';

const MOST_LISTED = 1_000;
const DAYS_AT_FIRST = 7;

export const logCommands: readonly Command[] = [
  {
    name: 'log list',
    usage: '[--action ID] [--user EMAIL] [--from DAY] [--to DAY]',
    summary: `the last ${MOST_LISTED} user actions, from the last seven days by default`,
    options: {
      action: { type: 'string' },
      user: { type: 'string' },
      from: { type: 'string' },
      to: { type: 'string' },
    },
    run: async ({ values, positionals }, { database, config, now, show }) => {
      if (positionals.length > 0) throw new UsageError();
      const offset = config.displayOffsetMinutes;
      const to = readDay(values.to) ?? calendarDayAt(now, offset);
      const from = readDay(values.from) ?? addDays(to, 1 - DAYS_AT_FIRST);
      const filter = {
        actionId: readAction(values.action),
        userId: typeof values.user === 'string' ? await findUserId(database, values.user) : null,
        from: startOfDayAt(from, offset),
        until: startOfDayAt(addDays(to, 1), offset),
      };
      if (values.user !== undefined && filter.userId === null)
        throw new OperatorError(`no account has the address ${values.user}`);
      const actions = await findActions(database, filter, { after: null, count: MOST_LISTED });
      show(
        actions.map(({ at, actionId, email, bond }) => ({
          time: writeMoment(calendarMomentAt(at, offset)),
          action: actionId,
          name: findActionName(actionId),
          user: email,
          bond,
        })),
      );
    },
  },
];

function readDay(text: string | boolean | undefined): string | null {
  if (text === undefined) return null;
  const day = parseWrittenDay(String(text));
  if (!day) throw new UsageError();
  return day;
}

function readAction(text: string | boolean | undefined): number | null {
  if (text === undefined) return null;
  const id = Number(text);
  if (!Number.isInteger(id) || id < 1 || id > LARGEST_ACTION) throw new UsageError();
  return id;
}
