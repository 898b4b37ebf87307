import { z } from 'zod';
import { tariff } from '#features/tariffs/tariffs.contract.ts';
import type { Reply } from '#foundation/web/endpoint.ts';
import { page } from '#foundation/web/page.ts';
import { refusedCode } from '#foundation/web/params.ts';

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
