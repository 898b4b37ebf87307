import { ANONYMOUS, type Viewer, viewerWithLevel } from '#domain/access/viewer.ts';
import type { Database } from '#platform/database/database.server.ts';
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

interface Remembered {
  readonly user: SignedInUser | null;
  readonly until: number;
}

/** Sessions are rows; the cookie holds a random token and the row only its hash. */
export class Sessions {
  readonly #remembered = new Map<string, Remembered>();
  /** Lookups that are on their way: a hundred requests of one visitor ask the store once. */
  readonly #requested = new Map<string, Promise<SignedInUser | null>>();
  readonly #database: Database;
  #forgotten = 0;

  constructor(database: Database) {
    this.#database = database;
  }

  async findUser(token: string | undefined, now: Date): Promise<SignedInUser | null> {
    if (!token || !isSecretToken(token)) return null;
    const known = this.#remembered.get(token);
    if (known && known.until > now.getTime()) return known.user;

    const underway = this.#requested.get(token);
    if (underway) return underway;
    const requested = this.#ask(token, now);
    this.#requested.set(token, requested);
    try {
      return await requested;
    } finally {
      if (this.#requested.get(token) === requested) this.#requested.delete(token);
    }
  }

  async #ask(token: string, now: Date): Promise<SignedInUser | null> {
    const forgotten = this.#forgotten;
    const user = await findUserBySession(this.#database, hashToken(token), now);
    // What changed while the row was on its way must not be remembered as it was.
    if (forgotten !== this.#forgotten) return user;
    if (this.#remembered.size >= CACHE_ENTRIES) this.#remembered.clear();
    this.#remembered.set(token, { user, until: now.getTime() + CACHE_MS });
    return user;
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
    this.#noteChange();
    this.#remembered.delete(token);
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
    this.#noteChange();
    for (const [token, { user }] of this.#remembered) if (user?.id === userId) this.#remembered.delete(token);
  }

  forgetAll(): void {
    this.#noteChange();
    this.#remembered.clear();
  }

  /** Who asks from now on must not be given what was read before. */
  #noteChange(): void {
    this.#forgotten++;
    this.#requested.clear();
  }
}

export function toViewer(user: SignedInUser | null): Viewer {
  return user ? viewerWithLevel(user.level, user.excelExportAccess) : ANONYMOUS;
}

/** PostgreSQL holds no NUL. */
const storable = (text: string) => text.replaceAll(/\p{Cc}/gu, ' ');
