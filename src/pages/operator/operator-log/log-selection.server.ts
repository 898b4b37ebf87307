import type { z } from 'zod';
import { addDays } from '#domain/calendar/day-arithmetic.ts';
import { findUserId, type LogFilter } from '#market/activity-log/logged-actions.repository.ts';
import type { PageContext } from '#platform/http/context.server.ts';
import { chosenDays } from './chosen-days.ts';
import type { logQuery } from './operator-log.contract.ts';

/** Which actions a query means; a person who is unknown has none. */
export async function selectActions(
  query: z.output<typeof logQuery>,
  { database, today, startOf }: Pick<PageContext, 'database' | 'today' | 'startOf'>,
) {
  const days = chosenDays(query, today);
  const userId = query.email ? await findUserId(database, query.email) : null;
  const filter: LogFilter = {
    actionId: query.action,
    userId,
    from: startOf(days.from),
    until: startOf(addDays(days.to, 1)),
  };
  return { days, filter, isKnown: !query.email || userId !== null };
}
