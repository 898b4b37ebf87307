import {
  type ComponentType,
  memo,
  startTransition,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { FragmentsContext } from './fragments.ts';
import { watchReader } from './watch-reader.ts';
import { whenNear } from './when-near.ts';

interface Options<Props extends object> {
  readonly load: () => Promise<ComponentType<Props>>;
  /** Calls once when its script is to be loaded; gives what stops the waiting. Without it, when a reader comes near. */
  readonly when?: (container: Element, call: () => void) => () => void;
}

export interface LazyPart<Props extends object> {
  readonly Part: ComponentType<Props>;
  /** Awaited on the server before the page is drawn, so that the part is drawn with it. */
  readonly prepare: () => Promise<void>;
}

/** React neither compares nor touches what is inside. */
const AS_IT_IS = { __html: '' };

/**
 * A part that the server draws at once, and whose script the browser loads when a reader comes near it. Until then what
 * the server drew stands as it is; then the same is drawn in its place. (A `Suspense` that waits so long would not do:
 * whatever changes above it, such as a message, takes away what the server drew.) It is drawn anew only where it is given
 * something else, whatever changes around it.
 */
export function lazyNearViewport<Props extends object>({
  load,
  when = whenNear,
}: Options<Props>): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null;
  const prepare = async () => {
    loaded ??= await load();
  };
  const Part = (props: Props) => {
    const container = useRef<HTMLDivElement>(null);
    const redo = useRef<(drawn: HTMLElement) => void>(null);
    const [Loaded, setLoaded] = useState(() => loaded);
    const isWaiting = Loaded === null;
    useEffect(() => {
      if (!container.current || !isWaiting) return;
      const show = () => setLoaded(() => loaded);
      // Where the script does not come, what the server drew can still be read.
      const come = (then: () => void) => void prepare().then(then, () => undefined);
      // Who has pressed something waits for it; who only comes near does not notice.
      redo.current = watchReader(container.current, () => come(show));
      return when(container.current, () => come(() => startTransition(show)));
    }, [isWaiting]);
    useLayoutEffect(() => {
      if (isWaiting || !container.current) return;
      redo.current?.(container.current);
      redo.current = null;
    }, [isWaiting]);
    const fragments = use(FragmentsContext);
    const fragment = import.meta.env.SSR && Loaded && fragments ? fragments.draw(Loaded, props) : null;
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React itself has drawn it
    if (fragment !== null) return <div data-part="" dangerouslySetInnerHTML={{ __html: fragment }} />;
    if (Loaded) {
      return (
        <div ref={container} data-part="">
          <Loaded {...props} />
        </div>
      );
    }
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty, and means that what is there stays
    return <div ref={container} data-part="" suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_IS} />;
  };
  return { Part: memo(Part), prepare };
}
