import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { Language } from '#domain/languages/languages.ts';
import type { Database } from '#platform/database/database.server.ts';
import type { Context } from '#platform/http/context.server.ts';
import type { Outbox } from '#platform/mail/outbox.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { writeAlreadyKnown, writeCode } from './code-emails.server.ts';
import { CODE_DIGITS, CODE_MINUTES, type CodePurpose, secondsToWait, toCodeDigits } from './code-rules.ts';
import {
  type CodeRequest,
  type Destination,
  deleteOldRequests,
  deleteUnless,
  findRunningRequest,
  insertCodeRequest,
  lockDestination,
  markUsed,
  readSendsOfTheHour,
  replaceCode,
  takeTry,
} from './one-time-code.repository.ts';

/** Holds the request's token, of which the row has only the hash: a code works nowhere but where it was requested. */
export const CODE_COOKIE = 'basispoint_code';

const COOKIE_SECONDS = 3_600;
const TOKEN = /^[\w-]{43}$/;

/**
 * `code`: the address gets the code. `known`: it gets an e-mail that it has an account already.
 * `nothing`: there is nobody to write to. The three take the same work and give the same answer.
 */
export type CodeNews = 'code' | 'known' | 'nothing';

type CodeContext = Context & { readonly outbox: Outbox };

interface NewCode extends CodeRequest {
  readonly news: CodeNews;
  /** Of the e-mail; null: that of the page. */
  readonly language: Language | null;
}

/** Begins a request: writes the code to its address and its token into the visitor's cookie. */
export async function requestCode(context: CodeContext, request: NewCode): Promise<void> {
  await context.limits.countCodeSent(request.address);
  const token = randomBytes(32).toString('base64url');
  await context.database.transaction().execute(async (database) => {
    await refuseWhileWaiting(context, database, request);
    await deleteOldRequests(database, context.now);
    const { code, sent } = makeCode(token, context.now);
    // Which news it is, is part of the request: sent again, the same goes out.
    const details = { ...request.details, news: request.news, language: request.language };
    await insertCodeRequest(database, { ...request, details }, sent);
    await putEmail(context, database, { ...request, details }, code);
  });
  context.cookies.write(CODE_COOKIE, token, { maxAgeSeconds: COOKIE_SECONDS });
}

/** The request that this visitor's cookie belongs to, while it can be answered. */
export async function findVisitorsRequest({ cookies, database, now }: Context): Promise<CodeRequest | null> {
  const token = readToken(cookies);
  return token ? findRunningRequest(database, hashOf(token), now) : null;
}

/** Whether this browser ever requested one that it has not used. */
export const hasRequestedCode = ({ cookies }: Context): boolean => readToken(cookies) !== null;

/** Sends a new code for the visitor's request. It takes the place of the old one and brings no new tries. */
export async function resendCode(context: CodeContext): Promise<void> {
  const token = readToken(context.cookies);
  const request = await findVisitorsRequest(context);
  if (!token || !request) throw new Refusal('code_expired');
  await context.limits.countCodeSent(request.address);
  await context.database.transaction().execute(async (database) => {
    await refuseWhileWaiting(context, database, request);
    const { code, sent } = makeCode(token, context.now);
    if (!(await replaceCode(database, sent))) throw new Refusal('code_expired');
    await putEmail(context, database, request, code);
  });
}

/**
 * Checks a code and, where it is right, does what it was requested for, in one transaction with its being used up.
 * The try is taken first and stays taken, whatever becomes of the rest.
 */
export async function redeemCode<Result>(
  context: Context,
  purpose: CodePurpose,
  typed: string,
  act: (request: CodeRequest, database: Database) => Promise<Result>,
): Promise<Result> {
  const code = toCodeDigits(typed);
  if (code === '') throw new Refusal('empty_code');
  const token = readToken(context.cookies);
  if (!token) throw new Refusal('code_expired');
  await context.limits.countCodeTry();
  const { now } = context;
  const tokenHash = hashOf(token);
  const request = await takeTry(context.database, tokenHash, purpose, now);
  if (!request) throw new Refusal('code_expired');
  const codeHash = hashOf(token + code);
  if (!timingSafeEqual(codeHash, request.codeHash)) throw new Refusal('wrong_code');

  const result = await context.database.transaction().execute(async (database) => {
    if (!(await markUsed(database, { tokenHash, codeHash, now }))) throw new Refusal('code_expired');
    return act(request, database);
  });
  context.cookies.clear(CODE_COOKIE);
  return result;
}

async function refuseWhileWaiting({ now }: Context, database: Database, request: CodeRequest): Promise<void> {
  const destination: Destination = {
    ...request,
    confirmsFor: request.purpose.startsWith('confirm-') ? request.userId : null,
  };
  await lockDestination(database, destination);
  const wait = secondsToWait(await readSendsOfTheHour(database, destination, now), now);
  if (wait > 0) throw new Refusal('code_wait', wait);
}

async function putEmail(context: CodeContext, database: Database, request: CodeRequest, code: string) {
  const { channel, purpose, address, details } = request;
  const words = { ...context, language: (details.language as Language | null) ?? context.language };
  const email =
    details.news === 'known' ? writeAlreadyKnown(words) : writeCode(words, { channel, purpose, code });
  const message = { ...email, channel, address, expiresAt: expiryOf(context.now) };
  await deleteUnless(database, details.news !== 'nothing', () =>
    context.outbox.put(database, message, context.now),
  );
}

function makeCode(token: string, now: Date) {
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
  return {
    code,
    sent: { tokenHash: hashOf(token), codeHash: hashOf(token + code), now, expiresAt: expiryOf(now) },
  };
}

const expiryOf = (now: Date) => new Date(now.getTime() + CODE_MINUTES * 60_000);

function readToken(cookies: Context['cookies']): string | null {
  const token = cookies.find(CODE_COOKIE);
  return token && TOKEN.test(token) ? token : null;
}

const hashOf = (text: string) => createHash('sha256').update(text).digest();
