import { type ComponentType, createContext } from 'react';

/** On the server: the markup of a part, or null where it must be drawn with the page around it. */
export interface Fragments {
  draw<Props extends object>(Part: ComponentType<Props>, props: Props): string | null;
}

export const FragmentsContext = createContext<Fragments | null>(null);

/** Whether what is drawn inside stands so far below the first screen that the document may put it in its place later. */
export const FarContext = createContext(false);

/** As text, until `wakeParts` finds it. One that holds a `noscript` itself would end too early. */
export const putToSleep = (fragment: string): string =>
  fragment.includes('<noscript') ? fragment : `<noscript>${fragment}</noscript>`;
