import { expect, test } from 'vitest';
import { formatOf } from '#platform/i18n/format.ts';
import type { NetworkRow } from './ownership-network.contract.ts';
import { toNetworkRow } from './ownership-network.wire.ts';
import { toGraph } from './to-graph.ts';

const MAIN = toNetworkRow({
  id: 1,
  name: 'Norvik',
  url: '/company/norvik/',
  relation: null,
  fromId: null,
  share: null,
});
const row = (id: number, fromId: number, share: number | null) =>
  toNetworkRow({
    id,
    name: `Company ${id}`,
    url: `/company/${id}/`,
    relation: 'subsidiary',
    fromId,
    share,
  });
const graphOf = (rows: readonly NetworkRow[]) => toGraph(rows, 1, formatOf('rus'), (path) => `/rus${path}`);

test('NG-01 rows become one node for each issuer and one link for each relation', () => {
  const graph = graphOf([MAIN, row(2, 1, 51.255), row(3, 1, null), row(3, 2, 20)]);
  expect(graph.mainId).toBe('1');
  expect(graph.nodes).toEqual([
    { id: '1', name: 'Norvik', href: '/rus/company/norvik/' },
    { id: '2', name: 'Company 2', href: '/rus/company/2/' },
    { id: '3', name: 'Company 3', href: '/rus/company/3/' },
  ]);
  expect(graph.links).toEqual([
    { from: '1', to: '2', relation: 'subsidiary', text: '51,26\u00a0%' },
    { from: '1', to: '3', relation: 'subsidiary', text: '' },
    { from: '2', to: '3', relation: 'subsidiary', text: '20,00\u00a0%' },
  ]);
});

test('NG-01 a relation from an issuer that is not among the rows is left out', () => {
  expect(graphOf([MAIN, row(2, 9, 5)]).links).toEqual([]);
});
