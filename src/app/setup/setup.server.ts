import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Language } from '#domain/languages/languages.ts';
import type { FirstSettings, Setup } from '#pages/account/setup/setup.server.ts';
import { insertAccount } from '#pages/operator/operator-users/user-account.repository.ts';
import { recordChange } from '#platform/accounts/operator-changes/operator-change.repository.ts';
import type { Database } from '#platform/database/database.server.ts';
import { hashPassword } from '#platform/session/passwords.server.ts';
import { hashToken } from '#platform/session/secret-token.server.ts';
import { findUserById, type SignedInUser } from '#platform/session/session.repository.ts';
import { insertSiteSetting } from '#platform/site-setting/site-setting.repository.ts';
import { hasOperator, lockSetup } from './setup.repository.ts';

/** Basic access: the role opens no prices. */
const LEVEL = 1;

interface Options {
  readonly database: Database;
  readonly hasMail: boolean;
  readonly ownLanguage: Language;
}

/** The way in while the site has no administrator. Its token is this process's own and ends with the set-up. */
export class SiteSetup implements Setup {
  readonly hasMail: boolean;
  readonly ownLanguage: Language;
  /** For whoever can read what the server prints. */
  readonly token = randomBytes(16)
    .toString('hex')
    .replace(/(.{8})(?=.)/g, '$1-');
  readonly #hash = hashToken(this.token);
  readonly #database: Database;
  #isDone = false;

  constructor({ database, hasMail, ownLanguage }: Options) {
    this.#database = database;
    this.hasMail = hasMail;
    this.ownLanguage = ownLanguage;
  }

  /** Once there is an administrator there always is one: the site refuses to remove the last. */
  async isOpen(): Promise<boolean> {
    if (!this.#isDone) this.#isDone = await hasOperator(this.#database);
    return !this.#isDone;
  }

  /** Hashes have one length, and comparing them says nothing about the token. */
  isToken(given: string): boolean {
    return timingSafeEqual(hashToken(given.trim().toLowerCase()), this.#hash);
  }

  async finish({
    at,
    siteName,
    languages,
    password,
    email,
    name,
  }: FirstSettings): Promise<SignedInUser | null> {
    const passwordHash = await hashPassword(password);
    const account = { email, name, level: LEVEL, isOperator: true };
    return this.#database.transaction().execute(async (transaction) => {
      await lockSetup(transaction);
      if (await hasOperator(transaction)) return null;
      const id = await insertAccount(transaction, { ...account, passwordHash }, at);
      if (id === null) return null;
      await insertSiteSetting(transaction, { name: siteName, languages, at });
      await recordChange(
        transaction,
        { operatorId: id, at },
        { subject: 'user', subjectId: id, action: 'create', after: { ...account, siteName, languages } },
      );
      return findUserById(transaction, id);
    });
  }
}
