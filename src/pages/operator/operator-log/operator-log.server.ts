import { countActions, findActions, isCursor } from '#market/activity-log/logged-actions.repository.ts';
import { load } from '#platform/http/door.server.ts';
import { selectActions } from './log-selection.server.ts';
import { operatorLogPage } from './operator-log.contract.ts';

const ROWS_A_PAGE = 100;

export const loadOperatorLogPage = load(operatorLogPage, async ({ query }, context) => {
  const { database, momentOf, today } = context;
  const { days, filter, isKnown } = await selectActions(query, context);
  const after = isCursor(query.after) ? query.after : null;
  const [found, counts] = isKnown
    ? await Promise.all([
        findActions(database, filter, { after, count: ROWS_A_PAGE + 1 }),
        countActions(database, filter),
      ])
    : [[], []];
  const rows = found.slice(0, ROWS_A_PAGE);
  return {
    rows: rows.map(({ id, at, actionId, email, bond }) => ({
      id,
      at: at.toISOString(),
      shown_at: momentOf(at),
      action_id: actionId,
      email,
      bond,
    })),
    counts: counts.map(({ actionId, count }) => ({ action_id: actionId, count })),
    next: found.length > rows.length ? (rows.at(-1)?.cursor ?? null) : null,
    is_first: after === null,
    is_known: isKnown,
    filter: { action: query.action, email: query.email, ...days },
    today,
  };
});
