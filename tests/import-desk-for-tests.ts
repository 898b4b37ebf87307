import { expect, vi } from 'vitest';
import type { TestApp, TestViewer } from '../src/app/app-for-tests.server.ts';
import { PATIENCE } from './wait-for.ts';

/** One of six days has a close above its high. */
export const PRICES = `Date,Open,High,Low,Close,Adj Close,Volume
2024-03-04,10,12,9,11,11,100
2024-03-05,11,13,10,12,12,200
2024-03-06,12,14,11,99,13,300
2024-03-07,12,14,11,13,13,100
2024-03-08,13,15,12,14,14,100
2024-03-11,14,16,13,15,15,100
`;

export type Uploads = Readonly<Record<string, string | Uint8Array>>;

export type ImportDesk = ReturnType<typeof openImportDesk>;

/** What an administrator does with files in the browser. */
export function openImportDesk(app: TestApp) {
  async function upload(files: Uploads, viewer: TestViewer = 'operator', accept = 'application/json') {
    const form = new FormData();
    for (const [name, content] of Object.entries(files))
      form.append('files', new File([typeof content === 'string' ? content : new Uint8Array(content)], name));
    const body = new Response(form);
    return app.http.inject({
      method: 'POST',
      url: '/api/operator/imports/',
      headers: {
        cookie: await app.cookieOf(viewer),
        accept,
        'content-type': body.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await body.arrayBuffer()),
    });
  }

  async function post(path: string, payload: object = {}) {
    const response = await app.http.inject({
      method: 'POST',
      url: `/api/operator/imports/${path}`,
      headers: { cookie: await app.cookieOf('operator') },
      payload,
    });
    return { status: response.statusCode, ...response.json() };
  }

  const read = async (path: string) =>
    (await app.get(`/operator/imports/${path}?format=json`, 'operator')).json();

  async function untilState(id: number, state: string) {
    const draft = await vi.waitUntil(async () => {
      const { draft: seen } = await read(`${id}/check/`);
      return [state, 'failed'].includes(seen.state) && seen;
    }, PATIENCE);
    expect(draft).toMatchObject({ state, failure: null });
    return draft;
  }

  async function uploadAndRecognise(files: Uploads): Promise<number> {
    const { id } = (await upload(files)).json();
    await untilState(id, 'open');
    return id;
  }

  async function writeDraft(id: number): Promise<number> {
    await post(`${id}/check/`, { creates: true });
    const { digest } = await untilState(id, 'checked');
    expect((await post(`${id}/confirm/`, { digest })).status).toBe(200);
    return (await untilState(id, 'done')).batchId;
  }

  const pricesOf = async (ticker: string) =>
    (
      await app.services.stores.primaryPool.query(
        `select d.day::text, d.last_price::float8 as close from daily_trading d join listing l on l.id = d.listing_id
          where l.ticker = $1 order by 1`,
        [ticker],
      )
    ).rows;

  return { upload, post, read, untilState, uploadAndRecognise, writeDraft, pricesOf };
}
