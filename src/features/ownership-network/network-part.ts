import screen from '#ui/full-screen/FullScreen.module.css';
import picture from '#ui/network-graph/GraphPicture.module.css';
import graph from '#ui/network-graph/NetworkGraph.module.css';
import { onApproach } from '#ui/on-approach/on-approach.ts';

/** The picture's script waits until someone comes near: most readers of a company never do. */
export const networkPart = onApproach({
  id: 'network',
  load: () => import('./OwnershipNetwork.tsx').then(({ OwnershipNetwork }) => OwnershipNetwork),
  styles: [screen, picture, graph],
});
