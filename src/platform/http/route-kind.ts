export type RouteKind = 'page' | 'api' | 'download' | 'stream' | 'file' | 'operation' | 'none';

/** Asked by a balancer or a monitor. */
export const OPERATION_PATHS: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

/** What an address is, for whoever watches the site: `none` where there is nothing at it. */
export function toRouteKind(
  route: string | undefined,
  { isStream, isDownload }: { readonly isStream?: true; readonly isDownload?: true } = {},
): RouteKind {
  if (route === undefined) return 'none';
  if (isStream) return 'stream';
  if (isDownload) return 'download';
  if (OPERATION_PATHS.has(route)) return 'operation';
  if (/^\/(api|cb)\//.test(route)) return 'api';
  return route.endsWith('/') ? 'page' : 'file';
}
