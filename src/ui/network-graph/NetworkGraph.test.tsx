import { expect, test } from 'vitest';
import { markupFor, textOf } from '#platform/i18n/words-for-tests.server.tsx';
import { treeOf } from './graph-for-tests.ts';
import { layoutGraph } from './layout.ts';
import { NetworkGraphBlock } from './NetworkGraphBlock.tsx';

const graph = treeOf(8);
const draw = (props: Partial<Parameters<typeof NetworkGraphBlock>[0]>) =>
  markupFor('anonymous', <NetworkGraphBlock id="x" label="Network" siteName="Site" {...props} />);

test('NG-01 NG-04 the server draws the settled picture and the same as a list', () => {
  const markup = draw({ graph, positions: layoutGraph(graph, 'normal') });
  expect(markup.match(/data-node=/g)).toHaveLength(8);
  expect(markup.match(/<line/g)).toHaveLength(7);
  expect(markup.match(/<tr/g)).toHaveLength(8);
  expect(markup.replace(/<table.*/s, '').match(/tabindex="0" aria-label="Company/g)).toHaveLength(1);
  expect(markup).toContain('aria-label="Company 1 of a group, subsidiary, 51.25 %"');
  expect(markup).not.toContain('>Site<');
});

test('NG-04 without positions the list is there until the browser has laid the graph out', () => {
  const markup = draw({ graph });
  expect(markup).not.toContain('data-node');
  expect(textOf(markup)).toContain('Company 7 of a group subsidiary 51.25 %');
});

test('NG-01 rows on their way and no relations at all', () => {
  expect(draw({ load: async () => graph })).toContain('aria-label="Loading network"');
  expect(textOf(draw({ graph: { ...graph, links: [] } }))).toBe('No known relationships');
});

test('NG-04 a node with a page of its own is a link, in the picture and in the list', () => {
  const linked = { ...graph, nodes: graph.nodes.map((node) => ({ ...node, href: `/stocks/${node.id}/` })) };
  const markup = draw({ graph: linked, positions: layoutGraph(linked, 'normal') });
  expect(markup.match(/href="\/stocks\/3\/"/g)).toHaveLength(2);
});
