import { load } from '#platform/http/door.server.ts';
import { listFieldChanges } from './field-changes.ts';
import { operatorChangesPage } from './operator-changes.contract.ts';
import { findChanges, findWhoChanged } from './operator-changes.repository.ts';

const CHANGES_A_PAGE = 50;

export const loadOperatorChangesPage = load(
  operatorChangesPage,
  async ({ query }, { database, momentOf }) => {
    const { subject = null, by = null, before = null } = query;
    const subjectId = (subject && query.id) || null;
    const search = { subject, subjectId, by, before, count: CHANGES_A_PAGE + 1 };
    const [found, operators] = await Promise.all([findChanges(database, search), findWhoChanged(database)]);
    const shown = found.slice(0, CHANGES_A_PAGE);
    return {
      subject,
      subjectId,
      by,
      isFirst: before === null,
      older: found.length > CHANGES_A_PAGE ? (shown.at(-1)?.id ?? null) : null,
      operators,
      changes: shown.map(
        ({ id, at, operator, subject: changed, subjectId: of, action, before: old, after }) => ({
          id,
          at: momentOf(at),
          operator,
          subject: changed,
          subjectId: of,
          action,
          fields: listFieldChanges(old, after),
        }),
      ),
    };
  },
);
