import { type Actor, recordChange } from '#platform/accounts/operator-changes/operator-change.repository.ts';
import type { Database } from '#platform/database/database.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { hashPassword } from '#platform/session/passwords.server.ts';
import {
  deleteSessionsOf,
  insertAccount,
  lockRights,
  lockWorkingOperators,
  type NewAccount,
  writePassword,
  writeRights,
} from './user-account.repository.ts';
import {
  actionOf,
  changesBetween,
  findObjection,
  isAboutRole,
  isSame,
  type Objection,
  type UserChange,
  type UserRights,
} from './user-change.ts';

/** On the site it is shown by its code; the command line says more. */
export class ObjectedChange extends Refusal {
  readonly objection: Objection;

  constructor(objection: Objection) {
    super(objection === 'own_account' ? objection : 'conflict');
    this.objection = objection;
  }
}

/** One right of one user. The triggers of the store notify every process, so it holds from the user's next request. */
export async function changeUser(
  database: Database,
  actor: Actor,
  userId: number,
  change: UserChange,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const workingOperators = isAboutRole(change.right) ? await lockWorkingOperators(transaction) : [];
    const rights = await lockRights(transaction, userId);
    if (!rights) throw new Refusal('not_found');
    const objection = findObjection(change, { userId, actorId: actor.operatorId, rights, workingOperators });
    if (objection) throw new ObjectedChange(objection);
    if (isSame(rights[change.right], change.value)) return;

    await writeRights(transaction, userId, { ...rights, [change.right]: change.value }, actor.at);
    if (change.right === 'isLocked' && change.value) await deleteSessionsOf(transaction, userId);
    await recordChange(transaction, actor, {
      subject: 'user',
      subjectId: userId,
      action: actionOf(change),
      before: { [change.right]: rights[change.right] },
      after: { [change.right]: change.value },
    });
  });
}

/** Several rights of one user at once, with the reason for it; `isAsSeen` says whether they are still what the operator was shown. */
export async function changeRights(
  database: Database,
  actor: Actor,
  userId: number,
  { wanted, reason, isAsSeen }: RightsChange,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const workingOperators = await lockWorkingOperators(transaction);
    const rights = await lockRights(transaction, userId);
    if (!rights) throw new Refusal('not_found');
    if (!isAsSeen(rights)) throw new ObjectedChange('changed_meanwhile');
    const changes = changesBetween(rights, wanted(rights));
    for (const change of changes) {
      const objection = findObjection(change, {
        userId,
        actorId: actor.operatorId,
        rights,
        workingOperators,
      });
      if (objection) throw new ObjectedChange(objection);
    }
    const [first] = changes;
    if (!first) return;
    const after = Object.fromEntries(changes.map(({ right, value }) => [right, value]));
    await writeRights(transaction, userId, { ...rights, ...after }, actor.at);
    await recordChange(transaction, actor, {
      subject: 'user',
      subjectId: userId,
      action: changes.length === 1 ? actionOf(first) : 'change',
      before: Object.fromEntries(changes.map(({ right }) => [right, rights[right]])),
      after: { ...after, reason },
    });
  });
}

export interface RightsChange {
  readonly wanted: (rights: UserRights) => Partial<Omit<UserRights, 'isLocked'>>;
  readonly reason: string;
  readonly isAsSeen: (rights: UserRights) => boolean;
}

export async function endSessions(database: Database, actor: Actor, userId: number): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    if (!(await lockRights(transaction, userId))) throw new Refusal('not_found');
    const sessions = await deleteSessionsOf(transaction, userId);
    if (sessions === 0) return 0;
    const after = { sessions: 0 };
    await recordChange(transaction, actor, {
      subject: 'user',
      subjectId: userId,
      action: 'end-sessions',
      before: { sessions },
      after,
    });
    return sessions;
  });
}

/** Null when someone has this address already. */
export async function addUser(
  database: Database,
  actor: Actor,
  { password, ...account }: Omit<NewAccount, 'passwordHash'> & { readonly password: string },
): Promise<number | null> {
  const passwordHash = await hashPassword(password);
  return database.transaction().execute(async (transaction) => {
    const id = await insertAccount(transaction, { ...account, passwordHash }, actor.at);
    if (id === null) return null;
    await recordChange(transaction, actor, {
      subject: 'user',
      subjectId: id,
      action: 'create',
      after: account,
    });
    return id;
  });
}

/** Whoever knew the old password is signed out. */
export async function setPassword(
  database: Database,
  actor: Actor,
  userId: number,
  password: string,
): Promise<void> {
  const passwordHash = await hashPassword(password);
  await database.transaction().execute(async (transaction) => {
    if (!(await lockRights(transaction, userId))) throw new Refusal('not_found');
    await writePassword(transaction, userId, passwordHash);
    await deleteSessionsOf(transaction, userId);
    await recordChange(transaction, actor, { subject: 'user', subjectId: userId, action: 'set-password' });
  });
}
