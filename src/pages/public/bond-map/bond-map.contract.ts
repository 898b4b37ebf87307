import { z } from 'zod';
import { EXPLAIN_LABELS } from '#features/explain-number/bond-explanation.contract.ts';
import { savedMaps } from '#features/saved-maps/saved-maps.contract.ts';
import { bondMap, mapQuery } from '#market/bond-map/bond-map.contract.ts';
import type { Reply } from '#platform/contract/endpoint.ts';
import { page } from '#platform/contract/page.ts';
import { refusedCode, rowId } from '#platform/contract/params.ts';

export const bondMapPage = page({
  id: 'bond-map',
  path: '/bonds/map/',
  summary: 'The bond map: duration and yield of active bonds, with filters, trend lines and custom points',
  audience: 'person',
  query: z.object({
    ...mapQuery,
    refused: refusedCode,
    removed: rowId.optional().catch(undefined).describe('the saved map removed just now'),
  }),
  labels: [
    'bond-map',
    'saved-list',
    'saved-maps',
    'map-block',
    'chart-block',
    'chart-tools',
    'chart',
    'table',
    'hint',
    'legend',
    'picture-export',
    'date-picker',
    ...EXPLAIN_LABELS,
  ],
  reply: bondMap.extend({
    saved: savedMaps.nullable().describe('your saved maps; null without an account'),
    removed: z.number().nullable(),
    picture: z.string().describe('address of the map as an image, for embedding'),
    refused: refusedCode,
  }),
});

export type BondMapPageData = Reply<typeof bondMapPage>;
