import type { LightMyRequestResponse } from 'fastify';
import type { TestApp } from '../src/app/app-for-tests.server.ts';

/** A clock that stands still until it is moved. */
export function createClock(start = '2026-06-30T19:00:00Z') {
  let at = new Date(start).getTime();
  return {
    now: () => new Date(at),
    reset: () => {
      at = new Date(start).getTime();
    },
    pass: (seconds: number) => {
      at += seconds * 1000;
    },
  };
}

/** A browser as far as the server sees one: it keeps its cookies. */
export function createVisitor(app: TestApp) {
  const jar = new Map<string, string>();

  async function ask(method: 'GET' | 'POST', url: string, payload?: object | string) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const isForm = typeof payload === 'string';
    const response = await app.http.inject({
      method,
      url,
      headers: { cookie, ...(isForm && { 'content-type': 'application/x-www-form-urlencoded' }) },
      ...(payload && { payload }),
    });
    for (const { name, value } of response.cookies) {
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  }

  return {
    jar,
    get: (url: string) => ask('GET', url),
    post: (url: string, payload: object = {}) => ask('POST', url, payload),
    /** As a browser without script does it. */
    postForm: (url: string, fields: Record<string, string>) =>
      ask('POST', url, new URLSearchParams(fields).toString()),
  };
}

export interface Email {
  readonly channel: string;
  readonly address: string;
  readonly subject: string;
  readonly text: string;
}

/** What left for an address, the latest last. */
export async function emailsTo(app: TestApp, address: string): Promise<Email[]> {
  const { rows } = await app.services.stores.primaryPool.query<Email>(
    'select channel, address, subject, text from outbound_message where lower(address) = lower($1) order by id',
    [address],
  );
  return rows;
}

export async function lastCodeTo(app: TestApp, address: string): Promise<string> {
  const email = (await emailsTo(app, address)).at(-1);
  const code = /(?<!\d)\d{6}(?!\d)/.exec(email?.text ?? '')?.[0];
  if (!code) throw new Error(`no code went to ${address}`);
  return code;
}

export const codeOf = (response: LightMyRequestResponse): string => response.json().code;
