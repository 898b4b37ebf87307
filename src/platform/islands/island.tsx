import { createContext, type FunctionComponent, use } from 'react';

/** When the browser hydrates an island: at once, when it has nothing better to do, or when a reader comes near. */
export type HydrateWhen = 'now' | 'idle' | 'near';

export interface IslandInfo<Props extends object> {
  readonly name: string;
  readonly when: HydrateWhen;
  /** What it is drawn from besides its props: nothing that differs between pages, or what their islands share. */
  readonly uses: 'props' | 'page';
  readonly load: () => Promise<FunctionComponent<Props>>;
}

/** A component that a page uses like any other. On the page it is an island: hydrated by itself, with its own props. */
export type Island<Props extends object> = FunctionComponent<Props> & { readonly island: IslandInfo<Props> };

/** Any island, where its props do not matter. */
export type AnyIsland = { readonly island: IslandInfo<never> };

type Options = Partial<Pick<IslandInfo<object>, 'when' | 'uses'>>;

export interface DrawnIsland {
  /** Begins all ids inside it. */
  readonly id: string;
  readonly markup: string;
}

/** On the server: draws an island by itself, so that the browser can hydrate it by itself. */
export type DrawIsland = <Props extends object>(
  info: Pick<IslandInfo<Props>, 'name' | 'uses'> & { readonly isStatic?: true },
  Component: FunctionComponent<Props>,
  props: Props,
) => DrawnIsland;

/** Absent inside an island, and in tests: there it is drawn like any other component. */
export const DrawIslandContext = createContext<DrawIsland | null>(null);

/**
 * Declares an interactive part of a page. The server draws it with the page; the browser loads its script `when` it is
 * needed, and finds it by its name among the page's islands. Its props must be JSON.
 */
export function island<Props extends object>(
  name: string,
  load: () => Promise<FunctionComponent<Props>>,
  { when = 'near', uses = 'props' }: Options = {},
): Island<Props> {
  let loaded: FunctionComponent<Props> | null = null;
  const info: IslandInfo<Props> = { name, when, uses, load: async () => (loaded ??= await load()) };
  const Part = (props: Props) => {
    const draw = use(DrawIslandContext);
    if (!loaded) throw new Error(`the island ${name} was not loaded, or stands inside another`);
    if (!draw) return inPlace(loaded, props);
    return <Drawn name={name} when={when} {...draw(info, loaded, props)} />;
  };
  return Object.assign(Part, { island: info });
}

/** An island whose component is at hand: the browser hydrates it first. */
export function readyIsland<Props extends object>(
  name: string,
  Component: FunctionComponent<Props>,
): Island<Props> {
  const info: IslandInfo<Props> = { name, when: 'now', uses: 'page', load: async () => Component };
  const Part = (props: Props) => {
    const draw = use(DrawIslandContext);
    return draw ? (
      <Drawn name={name} when="now" {...draw(info, Component, props)} />
    ) : (
      inPlace(Component, props)
    );
  };
  return Object.assign(Part, { island: info });
}

/** A part of a page without script: drawn by itself too, so that its markup is cached by its props, and never hydrated. */
export function staticPart<Props extends object>(
  name: string,
  Component: FunctionComponent<Props>,
): FunctionComponent<Props> {
  return (props) => {
    const draw = use(DrawIslandContext);
    if (!draw) return inPlace(Component, props);
    const { markup } = draw({ name, uses: 'props', isStatic: true }, Component, props);
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React itself has drawn it
    return <div data-part={name} dangerouslySetInnerHTML={{ __html: markup }} />;
  };
}

/** On the server, before a page is drawn: its islands are drawn with it. */
export async function loadIslands(islands: readonly AnyIsland[]): Promise<void> {
  await Promise.all(islands.map(({ island }) => island.load()));
}

const inPlace = <Props extends object>(Component: FunctionComponent<Props>, props: Props) => (
  <Component {...props} />
);

function Drawn({ name, when, id, markup }: DrawnIsland & Pick<IslandInfo<object>, 'name' | 'when'>) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React itself has drawn it
  return <div id={id} data-island={name} data-when={when} dangerouslySetInnerHTML={{ __html: markup }} />;
}
