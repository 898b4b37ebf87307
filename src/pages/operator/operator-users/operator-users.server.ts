import { localizedName } from '#domain/languages/localized-name.ts';
import { load } from '#platform/http/door.server.ts';
import { findUserIds, findUsers } from './found-users.repository.ts';
import { operatorUsersPage } from './operator-users.contract.ts';

const USERS_A_PAGE = 50;

export const loadOperatorUsersPage = load(
  operatorUsersPage,
  async ({ query }, { database, momentOf, language }) => {
    const { find, kind, before = null } = query;
    const { ids, older } = await findUserIds(database, { text: find, kind, before, count: USERS_A_PAGE });
    const users = await findUsers(database, ids);
    return {
      find,
      kind,
      isFirst: before === null,
      older,
      users: users.map(({ createdAt, lastSeenAt, excelExportAccess: _, tariffNames, ...user }) => ({
        ...user,
        tariffName:
          tariffNames && localizedName(tariffNames.eng ?? String(user.tariff), tariffNames, language),
        registeredAt: momentOf(createdAt),
        lastSeenAt: lastSeenAt && momentOf(lastSeenAt),
      })),
    };
  },
);
