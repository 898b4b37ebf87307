import type { ServerResponse } from 'node:http';

interface Upload {
  readonly method: string;
  readonly url: string;
  readonly body: Buffer;
  readonly objects: Map<string, Buffer>;
  /** By its id, which is the path. */
  readonly uploads: Map<string, Buffer[]>;
}

export const isUpload = (method: string, url: string): boolean =>
  (method === 'POST' && url.includes('uploads')) || url.includes('uploadId=');

/** An upload in parts: begun, one request a part, completed. */
export function answerUpload(
  response: ServerResponse,
  { method, url, body, objects, uploads }: Upload,
): void {
  const { pathname, searchParams } = new URL(url, 'http://s3');
  if (searchParams.has('uploads')) {
    uploads.set(pathname, []);
    return void response.end(`<R><UploadId>${pathname}</UploadId></R>`);
  }
  const parts = uploads.get(searchParams.get('uploadId') ?? '') ?? [];
  if (method === 'PUT') {
    const number = Number(searchParams.get('partNumber'));
    parts[number - 1] = body;
    return void response.writeHead(200, { etag: `"${number}"` }).end();
  }
  if (method === 'POST' && body.toString().split('<Part>').length - 1 === parts.length)
    objects.set(pathname, Buffer.concat(parts));
  response.end('<R></R>');
}

export function list(response: ServerResponse, url: string, objects: ReadonlyMap<string, Buffer>): void {
  const { pathname, searchParams } = new URL(url, 'http://s3');
  const keys = [...objects]
    .map(([path, content]) => ({ key: path.slice(pathname.length), size: content.length }))
    .filter(({ key }) => key.startsWith(searchParams.get('prefix') ?? ''));
  const rows = keys.map(({ key, size }) => `<Contents><Key>${key}</Key><Size>${size}</Size></Contents>`);
  response.end(`<ListBucketResult>${rows.join('')}</ListBucketResult>`);
}
