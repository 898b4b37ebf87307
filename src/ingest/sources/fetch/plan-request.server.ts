import { type AddressRules, checkUrl } from '../address/check-address.ts';
import type { PlannedRequest } from '../address/follow-redirect.ts';
import { SourceFailure } from '../source-failure.ts';
import type { FetchContext, FetchedSource } from './fetch-context.server.ts';

/** A checked request, with the secret of the source where it has one. */
export async function planRequest(
  address: string,
  source: FetchedSource,
  context: Pick<FetchContext, 'readSecret'> & { readonly rules: AddressRules },
  headers: Readonly<Record<string, string>> = {},
): Promise<PlannedRequest> {
  const url = checkUrl(address, context.rules);
  if (typeof url === 'string') throw new SourceFailure(url, { address: withoutQuery(address) });
  if (source.secretName === null) return { url, headers, secretHeaders: [] };
  const secret = await context.readSecret(source.secretName);
  if (secret === null)
    throw new SourceFailure('no_secret', { setting: `IMPORT_SECRET_${source.secretName}` });
  const name = source.settings.secretHeader;
  const value = name.toLowerCase() === 'authorization' && !secret.includes(' ') ? `Bearer ${secret}` : secret;
  return { url, headers: { ...headers, [name]: value }, secretHeaders: [name.toLowerCase()] };
}

/** A query may hold a key. */
export const withoutQuery = (address: string): string => address.split(/[?#]/)[0]?.slice(0, 200) ?? '';

/** The last part of a path as the name of a file. */
export function nameOfPath(path: string): string {
  const last = path.split('/').findLast((part) => part !== '') ?? 'file';
  return last.replaceAll(/[^\w.^@-]/g, '_').slice(-80) || 'file';
}
