import { ANONYMOUS, type Viewer, viewerWithLevel } from '#domain/access/viewer.ts';
import type { Cache } from '#platform/cache/cache.server.ts';
import type { Caches } from '#platform/cache/caches.server.ts';
import { dependsOnlyOn } from '#platform/cache/depends-on.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import type { Stores } from '#platform/database/stores.server.ts';
import { createSecretToken, hashToken, isSecretToken } from './secret-token.server.ts';
import {
  deleteExpiredSessions,
  deleteSession,
  deleteSessionById,
  deleteSessionsOf,
  findUserBySession,
  insertSession,
  type SignedInUser,
} from './session.repository.ts';

export const SESSION_COOKIE = 'basispoint_session';
export const SESSION_DAYS = 30;

const CACHE_MS = 5_000;
const CACHE_ENTRIES = 10_000;
const LONGEST_USER_AGENT = 300;

/** Where a session was begun, so that its owner can distinguish it from others. */
interface Client {
  readonly ip: string;
  readonly userAgent: string;
}

/** Sessions are rows; the cookie holds a random token and the row only its hash. */
export class Sessions {
  readonly #users: Cache<{ readonly token: string }, SignedInUser | null>;
  readonly #database: Database;
  /** While the primary is away, whoever has signed in stays signed in. */
  readonly #latest: Database;

  constructor({ primary, latest }: Pick<Stores, 'primary' | 'latest'>, caches: Caches) {
    this.#users = caches.create({ name: 'sessions', most: { entries: CACHE_ENTRIES, ageMs: CACHE_MS } });
    this.#database = primary;
    this.#latest = latest;
  }

  async findUser(token: string | undefined, now: Date): Promise<SignedInUser | null> {
    if (!token || !isSecretToken(token)) return null;
    return this.#users.read({ token }, async () => {
      const user = await findUserBySession(this.#latest, hashToken(token), now);
      dependsOnlyOn(user ? `user:${user.id}` : 'user');
      return user;
    });
  }

  /** A new token at every sign-in: one that was known before is worth nothing afterwards. */
  async start(userId: number, client: Client, now: Date): Promise<string> {
    const token = createSecretToken();
    const expiresAt = new Date(now.getTime() + SESSION_DAYS * 86_400_000);
    await deleteExpiredSessions(this.#database, now);
    await insertSession(this.#database, {
      tokenHash: hashToken(token),
      userId,
      now,
      expiresAt,
      userAgent: storable(client.userAgent).slice(0, LONGEST_USER_AGENT),
      address: client.ip,
    });
    return token;
  }

  async end(token: string | undefined): Promise<void> {
    if (!token || !isSecretToken(token)) return;
    this.#users.remove({ token });
    await deleteSession(this.#database, hashToken(token));
  }

  async endOne(userId: number, sessionId: number): Promise<boolean> {
    const wasThere = await deleteSessionById(this.#database, userId, sessionId);
    this.forgetUser(userId);
    return wasThere;
  }

  /** How many there were. */
  async endOthers(userId: number, token: string | undefined): Promise<number> {
    const ended = await deleteSessionsOf(this.#database, userId, token ? hashToken(token) : null);
    this.forgetUser(userId);
    return ended;
  }

  endAll(userId: number): Promise<number> {
    return this.endOthers(userId, undefined);
  }

  /** A level change works on the next request. */
  forgetUser(userId: number): void {
    this.#users.drop([`user:${userId}`]);
  }

  forgetAll(): void {
    this.#users.dropAll();
  }
}

export function toViewer(user: SignedInUser | null): Viewer {
  return user ? viewerWithLevel(user.level, user.excelExportAccess) : ANONYMOUS;
}

/** PostgreSQL holds no NUL. */
const storable = (text: string) => text.replaceAll(/\p{Cc}/gu, ' ');
