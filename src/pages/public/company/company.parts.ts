import { KeyFigures as KeyFiguresView } from '#features/key-figures/KeyFigures.tsx';
import { staticPart } from '#platform/islands/island.tsx';

export const KeyFigures = staticPart('KeyFigures', KeyFiguresView);
