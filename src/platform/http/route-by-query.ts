import type { SiteAddress } from '#platform/addresses/address.ts';
import { type AnyEndpoint, nothing } from '#platform/contract/endpoint.ts';

export type RouteByQuery = (siteAddress: SiteAddress) => SiteAddress;

/** Some data is requested at the address of a page and differs by the query alone; a router sees paths only. */
export function routeByQuery(endpoints: readonly AnyEndpoint[]): RouteByQuery {
  const routes = endpoints.flatMap(({ alsoAt, path, query }) =>
    alsoAt ? { ...alsoAt, to: path, readsQuery: query !== nothing } : [],
  );
  const at = Map.groupBy(routes, ({ path }) => path);
  return (siteAddress) => {
    const candidates = at.get(siteAddress.path);
    if (!candidates) return siteAddress;
    const query = new URLSearchParams(siteAddress.query);
    const route = candidates.find((each) =>
      Object.entries(each.query).every(([name, value]) => query.get(name) === value),
    );
    if (!route) return siteAddress;
    for (const name of Object.keys(route.query)) query.delete(name);
    return { ...siteAddress, path: route.to, query: route.readsQuery ? query.toString() : '' };
  };
}
