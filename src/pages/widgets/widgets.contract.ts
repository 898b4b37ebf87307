import { z } from 'zod';
import type { Reply } from '#foundation/web/endpoint.ts';
import { page } from '#foundation/web/page.ts';
import { choicesQuery, choicesShowcase } from './choices-showcase/choices-showcase.contract.ts';
import { networkShowcase } from './network-showcase/network-showcase.contract.ts';
import { tableShowcase } from './table-showcase/table-showcase.contract.ts';

export const widgetsPage = page({
  id: 'widgets',
  path: '/widgets/',
  summary: 'The gallery: every widget of the site in every state',
  query: z.object(choicesQuery),
  labels: [
    'shell',
    'widgets',
    'locked-value',
    'hint',
    'message',
    'message-banner',
    'dialog',
    'table',
    'table-showcase',
    'choices-showcase',
    'dates-showcase',
    'messages-showcase',
    'network-showcase',
    'link-list',
    'legend',
    'progress',
    'date-picker',
    'network-graph',
    'full-screen',
    'picture-export',
    'ownership-network',
  ],
  reply: z.object({
    today: z.string().describe('the calendar day that the site shows, YYYY-MM-DD'),
    table: tableShowcase,
    choices: choicesShowcase,
    network: networkShowcase,
  }),
});

export type WidgetsPageData = Reply<typeof widgetsPage>;
