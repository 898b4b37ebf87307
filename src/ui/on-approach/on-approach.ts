import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { whenNear } from './when-near.ts';

export interface ApproachedPart<Props extends object> {
  /** Stands inside a `Suspense`: what the server drew stays as it is until the script is there. */
  readonly Part: LazyExoticComponent<ComponentType<Props>>;
  /** Awaited on the server before the page is drawn, so that the part is drawn with it. */
  readonly prepare: () => Promise<void>;
}

/** A part that the server draws at once, and whose script the browser loads when a reader comes near the element of this id. */
export function onApproach<Props extends object>(
  id: string,
  load: () => Promise<ComponentType<Props>>,
): ApproachedPart<Props> {
  let loaded: ComponentType<Props> | null = null;
  const prepare = async () => {
    loaded ??= await load();
  };
  const Part = lazy(() =>
    loaded ? atOnce({ default: loaded }) : whenNear(id).then(async () => ({ default: await load() })),
  );
  return { Part, prepare };
}

/** A promise is never resolved before the next turn, and a page is drawn in one. React asks for no more than `then`. */
const atOnce = <T>(value: T) =>
  // biome-ignore lint/suspicious/noThenProperty: being one is the point
  ({ then: (resolve: (value: T) => void) => resolve(value) }) as unknown as Promise<T>;
