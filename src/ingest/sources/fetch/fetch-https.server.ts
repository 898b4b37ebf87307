import type { FetchContext, FetchedSource } from './fetch-context.server.ts';
import { fetchFile } from './fetch-file.server.ts';
import type { Fetched } from './fetched.ts';
import { nameOfPath, planRequest, withoutQuery } from './plan-request.server.ts';

/** The body of one address, unless it is the one that was taken last. */
export async function fetchHttps(source: FetchedSource, context: FetchContext): Promise<Fetched> {
  const { address, state } = source;
  const planned = await planRequest(address, source, context);
  const path = await context.newPath(nameOfPath(planned.url.pathname));
  const known = state.bodies[address];
  const body = await fetchFile(planned, { ...context, path, known });
  if (body === null || body.sha256 === known?.sha256)
    return { files: [], bodies: body === null || !known ? {} : { [address]: validatorsOf(body) } };
  return {
    files: [{ path, address: withoutQuery(address), sha256: body.sha256 }],
    bodies: { [address]: validatorsOf(body) },
  };
}

export const validatorsOf = ({
  bytes: _,
  ...validators
}: NonNullable<Awaited<ReturnType<typeof fetchFile>>>) => validators;
