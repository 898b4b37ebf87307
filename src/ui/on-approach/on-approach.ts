import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { whenNear } from './when-near.ts';

interface Options<Props extends object> {
  /** Of the element that a reader comes near. */
  readonly id: string;
  readonly load: () => Promise<ComponentType<Props>>;
  /** The part is seen before its script is there: naming its styles here brings them with the page. */
  readonly styles: readonly Readonly<Record<string, string>>[];
}

export interface ApproachedPart<Props extends object> extends Pick<Options<Props>, 'styles'> {
  /** Stands inside a `Suspense`: what the server drew stays as it is until the script is there. */
  readonly Part: LazyExoticComponent<ComponentType<Props>>;
  /** Awaited on the server before the page is drawn, so that the part is drawn with it. */
  readonly prepare: () => Promise<void>;
}

/** A part that the server draws at once, and whose script the browser loads when a reader comes near it. */
export function onApproach<Props extends object>({
  id,
  load,
  styles,
}: Options<Props>): ApproachedPart<Props> {
  let loaded: ComponentType<Props> | null = null;
  const prepare = async () => {
    loaded ??= await load();
  };
  const Part = lazy(() =>
    loaded ? atOnce({ default: loaded }) : whenNear(id).then(async () => ({ default: await load() })),
  );
  return { Part, prepare, styles };
}

/** A promise is never resolved before the next turn, and a page is drawn in one. React asks for no more than `then`. */
const atOnce = <T>(value: T) =>
  // biome-ignore lint/suspicious/noThenProperty: being one is the point
  ({ then: (resolve: (value: T) => void) => resolve(value) }) as unknown as Promise<T>;
