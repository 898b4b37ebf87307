import { type ComponentType, createContext } from 'react';

/** On the server: the markup of a part, or null where it must be drawn with the page around it. */
export interface Fragments {
  draw<Props extends object>(Part: ComponentType<Props>, props: Props): string | null;
}

export const FragmentsContext = createContext<Fragments | null>(null);
