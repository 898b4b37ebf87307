import { readFile } from 'node:fs/promises';
import { AwsClient } from 'aws4fetch';
import { readS3Objects } from '#platform/files/s3-objects.ts';
import { checkUrl } from '../address/check-address.ts';
import type { PlannedRequest } from '../address/follow-redirect.ts';
import { SourceFailure } from '../source-failure.ts';
import type { Validators } from '../source-state.ts';
import type { FetchContext, FetchedSource } from './fetch-context.server.ts';
import { fetchFile } from './fetch-file.server.ts';
import type { Fetched, FetchedFile } from './fetched.ts';
import { nameOfPath, withoutQuery } from './plan-request.server.ts';

const MOST_LISTING_BYTES = 8 * 1024 * 1024;
const MOST_LISTINGS = 100;

/** Objects below a prefix that are new or have changed: https://HOST/BUCKET/PREFIX. */
export async function fetchS3(source: FetchedSource, context: FetchContext): Promise<Fetched> {
  const base = checkUrl(source.address, context.rules);
  if (typeof base === 'string') throw new SourceFailure(base, { address: withoutQuery(source.address) });
  const [, bucket = '', ...prefix] = base.pathname.split('/');
  if (bucket === '') throw new SourceFailure('bad_address', { address: withoutQuery(source.address) });
  const sign = await createSign(source, context);
  const files: FetchedFile[] = [];
  const bodies: Record<string, Validators> = {};
  for await (const { key, etag } of listObjects(
    `${base.origin}/${bucket}/`,
    prefix.join('/'),
    sign,
    context,
  )) {
    const address = `${base.origin}/${bucket}/${key.split('/').map(encodeURIComponent).join('/')}`;
    if (source.state.bodies[address]?.etag === etag) continue;
    const path = await context.newPath(nameOfPath(key));
    const body = await fetchFile(await sign(address), { ...context, path });
    if (body === null) continue;
    bodies[address] = { etag, sha256: body.sha256 };
    files.push({ path, address, sha256: body.sha256 });
  }
  return { files, bodies };
}

type Sign = (address: string) => Promise<PlannedRequest>;

async function* listObjects(bucket: string, prefix: string, sign: Sign, context: FetchContext) {
  let token: string | null = null;
  for (let listings = 0; listings < MOST_LISTINGS; listings++) {
    const url = new URL(bucket);
    url.searchParams.set('list-type', '2');
    url.searchParams.set('prefix', decodeURIComponent(prefix));
    if (token !== null) url.searchParams.set('continuation-token', token);
    const path = await context.newPath('listing.xml');
    await fetchFile(await sign(url.href), { ...context, path, mostBytes: MOST_LISTING_BYTES });
    const listing = readS3Objects(await readFile(path, 'utf8'));
    yield* listing.objects;
    token = listing.next;
    if (token === null) return;
  }
  throw new SourceFailure('too_many_pages', { most: MOST_LISTINGS });
}

/** The secret is `KEYID:SECRET`. A signature holds for its host only. */
async function createSign({ secretName, settings }: FetchedSource, context: FetchContext): Promise<Sign> {
  const [, accessKeyId, secretAccessKey] =
    /^([^:]+):(.+)$/.exec((secretName && (await context.readSecret(secretName))) ?? '') ?? [];
  if (!accessKeyId || !secretAccessKey)
    throw new SourceFailure('no_secret', { setting: `IMPORT_SECRET_${secretName ?? ''}` });
  const client = new AwsClient({ accessKeyId, secretAccessKey, service: 's3', region: settings.region });
  return async (address) => {
    const { headers } = await client.sign(address, { method: 'GET' });
    const names = [...headers.keys()];
    return { url: new URL(address), headers: Object.fromEntries(headers), secretHeaders: names };
  };
}
