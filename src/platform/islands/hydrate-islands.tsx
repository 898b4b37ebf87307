import { type FunctionComponent, type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { findEarlyInput, replayEarlyInput } from './early-input.ts';
import { replayEarlyPress } from './early-press.ts';
import type { AnyIsland, HydrateWhen } from './island.tsx';
import { whenIdle } from './when-idle.ts';
import { whenNear } from './when-near.ts';

interface Options {
  readonly islands: readonly AnyIsland[];
  /** What every island may request: words, the viewer, messages. */
  readonly around: (island: ReactNode) => ReactNode;
}

const WAITING = '[data-island]:not([data-hydrated])';

/** Brings the islands of the document to life: each when it is time, or as soon as a reader uses it. */
export function hydrateIslands({ islands, around }: Options): void {
  const loaders = new Map(islands.map(({ island }) => [island.name, island.load]));
  const started = new WeakSet<Element>();
  const hydrate = async (root: HTMLElement) => {
    const load = loaders.get(root.dataset.island ?? '');
    if (!load || started.has(root)) return;
    started.add(root);
    try {
      const Component = (await load()) as FunctionComponent<object>;
      startTransition(() => void hydrateIsland(root, Component, around));
    } catch {
      // What the server drew can still be read; the next use tries again.
      started.delete(root);
    }
  };
  const use = ({ target }: Event) => {
    const root = target instanceof Element && target.closest<HTMLElement>(WAITING);
    if (root) void hydrate(root);
  };
  for (const event of ['pointerdown', 'focusin', 'click']) addEventListener(event, use, { capture: true });
  const pressed = window.earlyPress?.closest<HTMLElement>(WAITING);
  if (pressed) void hydrate(pressed);
  for (const root of document.querySelectorAll<HTMLElement>(WAITING))
    schedule(root, root.dataset.when as HydrateWhen, () => void hydrate(root));
}

function schedule(root: HTMLElement, when: HydrateWhen, hydrate: () => void): void {
  if (when === 'now') hydrate();
  else if (when === 'idle' || !root.firstElementChild) whenIdle(hydrate);
  // The island itself has no box.
  else whenNear(root.firstElementChild, hydrate);
}

function hydrateIsland(
  root: HTMLElement,
  Component: FunctionComponent<object>,
  around: Options['around'],
): void {
  const written = document.querySelector(`script[data-props="${root.id}"]`)?.textContent;
  const typed = findEarlyInput(root);
  const takeOver = () => {
    root.dataset.hydrated = '';
    replayEarlyInput(typed);
    replayEarlyPress(root);
  };
  hydrateRoot(
    root,
    around(
      <Hydrated onHydrated={takeOver}>
        <Component {...(written ? JSON.parse(written) : {})} />
      </Hydrated>,
    ),
    { identifierPrefix: root.id },
  );
}

function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after the first commit
  useEffect(onHydrated, []);
  return children;
}
