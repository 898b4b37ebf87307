import { holdNode } from './drag-physics.ts';
import { layoutGraph } from './layout.ts';

/** Everything that needs d3-force, as the one chunk that the browser loads when it is first requested. */
export const forces = { holdNode, layoutGraph };
