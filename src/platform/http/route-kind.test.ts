import { expect, test } from 'vitest';
import { toRouteKind } from './route-kind.ts';

test.each([
  [undefined, {}, 'none'],
  ['/', {}, 'page'],
  ['/stocks/:id/', {}, 'page'],
  ['/api/search/', {}, 'api'],
  ['/cb/stocks/:id/', {}, 'api'],
  ['/readyz', {}, 'operation'],
  ['/assets/*', {}, 'file'],
  ['/api/files/:id/', { isDownload: true }, 'download'],
  ['/api/live/:id/', { isStream: true }, 'stream'],
] as const)('RU-05 the metrics name the kind of the route %s', (route, config, kind) => {
  expect(toRouteKind(route, config)).toBe(kind);
});
