import { z } from 'zod';
import type { Reply } from '#platform/contract/endpoint.ts';
import { page } from '#platform/contract/page.ts';
import { blockShowcase } from './block-showcase/block-showcase.contract.ts';
import { chartShowcase } from './chart-showcase/chart-showcase.contract.ts';
import { choicesQuery, choicesShowcase } from './choices-showcase/choices-showcase.contract.ts';
import { FAMILIES } from './families.ts';
import { networkShowcase } from './network-showcase/network-showcase.contract.ts';
import { tableShowcase } from './table-showcase/table-showcase.contract.ts';

export const widgetsPage = page({
  id: 'widgets',
  path: '/widgets/:family?/',
  summary: 'The gallery: every widget of the site in every state, or one family of them',
  params: z.strictObject({ family: z.enum(FAMILIES).optional() }),
  query: z.object(choicesQuery),
  labels: [
    'widgets',
    'locked-value',
    'hint',
    'message',
    'message-banner',
    'dialog',
    'table',
    'report-table',
    'table-showcase',
    'choices-showcase',
    'dates-showcase',
    'messages-showcase',
    'network-showcase',
    'chart-showcase',
    'trading-chart',
    'chart',
    'comparison-search',
    'link-list',
    'legend',
    'progress',
    'date-picker',
    'network-graph',
    'full-screen',
    'picture-export',
    'ownership-network',
    'block-showcase',
    'chart-block',
    'chart-tools',
    'map-block',
  ],
  reply: z.object({
    today: z.string().describe('current date of the site, YYYY-MM-DD'),
    family: z.enum(FAMILIES).nullable().describe('the family that is shown; null shows all'),
    table: tableShowcase.nullable(),
    choices: choicesShowcase.nullable(),
    network: networkShowcase.nullable(),
    block: blockShowcase.nullable(),
    chart: chartShowcase.nullable(),
  }),
});

export type WidgetsPageData = Reply<typeof widgetsPage>;
