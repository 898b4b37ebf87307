import { z } from 'zod';
import { tariff } from '#features/tariffs/tariffs.contract.ts';
import type { Reply } from '#platform/contract/endpoint.ts';
import { page } from '#platform/contract/page.ts';
import { refusedCode } from '#platform/contract/params.ts';

export const operatorTariffsPage = page({
  id: 'operator-tariffs',
  path: '/operator/tariffs/',
  summary: 'The plans: names, descriptions, prices and availability',
  audience: 'operator',
  query: z.object({ refused: refusedCode }),
  labels: ['operator', 'operator-tariffs', 'tariffs'],
  reply: z.object({ refused: refusedCode, tariffs: z.array(tariff) }),
});

export type OperatorTariffsPageData = Reply<typeof operatorTariffsPage>;
