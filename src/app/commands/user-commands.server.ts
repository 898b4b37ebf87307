import {
  addUser,
  changeUser,
  ObjectedChange,
  setPassword,
} from '#pages/operator/operator-users/change-user.server.ts';
import { findUserIds, findUsers } from '#pages/operator/operator-users/found-users.repository.ts';
import { findAccount, findUserId } from '#pages/operator/operator-users/user-account.repository.ts';
import type { UserChange } from '#pages/operator/operator-users/user-change.ts';
import { USER_KINDS, type UserKind } from '#pages/operator/operator-users/user-kinds.ts';
import type { Database } from '#platform/database/database.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { isWeakPassword } from '#platform/session/password-rules.ts';
import { OperatorError } from '../process/process.server.ts';
import { type Command, type CommandContext, type CommandInput, UsageError } from './command.server.ts';

const MOST_LISTED = 200;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const userCommands: readonly Command[] = [
  {
    name: 'user list',
    usage: `[--find TEXT] [--kind ${USER_KINDS.join('|')}]`,
    summary: 'users, latest first',
    options: { find: { type: 'string' }, kind: { type: 'string' } },
    run: ({ values: { find = '', kind = 'all' } }, context) => list(context, String(find), String(kind)),
  },
  {
    name: 'user show',
    usage: 'EMAIL',
    summary: 'details of a user',
    run: async (input, { database, now, show }) => {
      const account = await findAccount(database, await readUserId(database, readEmail(input)), now);
      if (account) show([{ ...account }]);
    },
  },
  {
    name: 'user add',
    usage: 'EMAIL [--name NAME] [--level N] [--operator]',
    summary: 'add a user; the password is asked for, or read from a pipe',
    options: { name: { type: 'string' }, level: { type: 'string' }, operator: { type: 'boolean' } },
    run: add,
  },
  {
    name: 'user level',
    usage: 'EMAIL N',
    summary: 'set the level: 0 is no access, 1077 full access, any other number basic access',
    run: ({ positionals }, context) =>
      change(context, positionals, (value) => ({ right: 'level', value: toNumber(value) })),
  },
  {
    name: 'user tariff',
    usage: 'EMAIL N|none',
    summary: 'set or remove the plan',
    run: ({ positionals }, context) =>
      change(context, positionals, (value) => ({
        right: 'tariff',
        value: value === 'none' ? null : toNumber(value),
      })),
  },
  {
    name: 'user excel',
    usage: 'EMAIL on|off',
    summary: 'allow or disallow export to Excel',
    run: ({ positionals }, context) =>
      change(context, positionals, (value) => ({ right: 'excelExportAccess', value: toSwitch(value) })),
  },
  {
    name: 'user lock',
    usage: 'EMAIL',
    summary: 'lock a user and end all sessions',
    run: ({ positionals }, context) =>
      change(context, [...positionals, ''], () => ({ right: 'isLocked', value: true })),
  },
  {
    name: 'user unlock',
    usage: 'EMAIL',
    summary: 'unlock a user',
    run: ({ positionals }, context) =>
      change(context, [...positionals, ''], () => ({ right: 'isLocked', value: false })),
  },
  {
    name: 'user password',
    usage: 'EMAIL',
    summary: 'set a new password, asked for or read from a pipe, and end all sessions',
    run: async (input, { database, actor, readPassword, say }) => {
      const email = readEmail(input);
      const id = await readUserId(database, email);
      await setPassword(database, actor, id, await readStrong(readPassword, email));
      say('the password is set');
    },
  },
  {
    name: 'operator list',
    usage: '',
    summary: 'administrators',
    run: (_, context) => list(context, '', 'operators'),
  },
  {
    name: 'operator add',
    usage: 'EMAIL',
    summary: 'make a user an administrator',
    run: ({ positionals }, context) =>
      change(context, [...positionals, ''], () => ({ right: 'isOperator', value: true })),
  },
  {
    name: 'operator remove',
    usage: 'EMAIL',
    summary: 'remove the administrator role; the last administrator keeps it',
    run: ({ positionals }, context) =>
      change(context, [...positionals, ''], () => ({ right: 'isOperator', value: false })),
  },
];

async function list({ database, show, say }: CommandContext, text: string, kind: string): Promise<void> {
  if (!isKind(kind)) throw new UsageError();
  const { ids, older } = await findUserIds(database, { text, kind, before: null, count: MOST_LISTED });
  show((await findUsers(database, ids)).map((user) => ({ ...user })));
  if (older !== null) say(`there may be more: --find shows others than these ${ids.length}`);
}

async function add(input: CommandInput, context: CommandContext): Promise<void> {
  const email = readEmail(input);
  if (!EMAIL.test(email) || email.length > 254) throw new OperatorError(`${email} is not an e-mail address`);
  const { name = '', level = '1', operator } = input.values;
  const account = {
    email,
    name: String(name).slice(0, 200),
    level: toNumber(String(level)),
    isOperator: operator === true,
    password: await readStrong(context.readPassword, email),
  };
  if ((await addUser(context.database, context.actor, account)) === null)
    throw new OperatorError(`someone has the address ${email} already`);
  context.say(`${email} is added${account.isOperator ? ' as an administrator' : ''}`);
}

/** EMAIL and what stands after it. */
async function change(
  { database, actor, say }: CommandContext,
  positionals: readonly string[],
  toChange: (value: string) => UserChange,
): Promise<void> {
  const [email, value, ...rest] = positionals;
  if (!email || value === undefined || rest.length > 0) throw new UsageError();
  const userChange = toChange(value);
  const id = await readUserId(database, email);
  try {
    await changeUser(database, actor, id, userChange);
  } catch (error) {
    if (error instanceof ObjectedChange && error.objection === 'last_operator')
      throw new OperatorError(
        `${email} is the last administrator: make another user an administrator first`,
        { cause: error },
      );
    throw error;
  }
  say(`${email}: ${userChange.right} is ${userChange.value ?? 'none'}`);
}

function readEmail({ positionals: [email, ...rest] }: CommandInput): string {
  if (!email || rest.length > 0) throw new UsageError();
  return email;
}

async function readUserId(database: Database, email: string): Promise<number> {
  const id = await findUserId(database, email);
  if (id === null) throw new OperatorError(`nobody has the address ${email}`);
  return id;
}

const isKind = (text: string): text is UserKind => (USER_KINDS as readonly string[]).includes(text);

function toNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new UsageError();
  return Number(text);
}

function toSwitch(text: string): boolean {
  if (text !== 'on' && text !== 'off') throw new UsageError();
  return text === 'on';
}

/** The rule of the site's own forms, in the site's own words. */
async function readStrong(read: CommandContext['readPassword'], email: string): Promise<string> {
  const password = await read();
  if (isWeakPassword(password, email)) throw new Refusal('weak_password');
  return password;
}
