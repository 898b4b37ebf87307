import type { Graph } from './graph.ts';

/** A main node with so many others; `fanOut` of 0 hangs all of them on the main one. */
export function treeOf(count: number, fanOut = 0): Graph {
  const nodes = Array.from({ length: count }, (_, index) => ({
    id: String(index),
    name: `Company ${index} of a group`,
  }));
  return {
    mainId: '0',
    nodes,
    links: nodes.slice(1).map(({ id }, index) => ({
      from: fanOut === 0 ? '0' : String(Math.floor(index / fanOut)),
      to: id,
      text: '51.25 %',
      relation: 'subsidiary',
    })),
  };
}
