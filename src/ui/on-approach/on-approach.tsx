import { type ComponentType, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { whenNear } from './when-near.ts';

interface Options<Props extends object> {
  readonly load: () => Promise<ComponentType<Props>>;
  /**
   * The part is seen before its script is there, so its styles must come with the page: naming them here brings them,
   * and so does a page that is registered with the part's source (`parts` in `pages.server.ts`).
   */
  readonly styles?: readonly Readonly<Record<string, string>>[];
}

export interface ApproachedPart<Props extends object> extends Pick<Options<Props>, 'styles'> {
  readonly Part: ComponentType<Props>;
  /** Awaited on the server before the page is drawn, so that the part is drawn with it. */
  readonly prepare: () => Promise<void>;
}

/** What stands there only until the script comes is not among what it draws. */
const OPENABLE = 'details:not([data-until-script])';
/** React neither compares nor touches what is inside. */
const AS_IT_IS = { __html: '' };

/**
 * A part that the server draws at once, and whose script the browser loads when a reader comes near it. Until then what
 * the server drew stands as it is; then the same is drawn in its place. (A `Suspense` that waits so long would not do:
 * whatever changes above it, such as a message, takes away what the server drew.)
 */
export function onApproach<Props extends object>({
  load,
  styles = [],
}: Options<Props>): ApproachedPart<Props> {
  let loaded: ComponentType<Props> | null = null;
  const prepare = async () => {
    loaded ??= await load();
  };
  const Part = (props: Props) => {
    const place = useRef<HTMLDivElement>(null);
    const focused = useRef<string | null>(null);
    const opened = useRef<readonly boolean[]>([]);
    const [Loaded, setLoaded] = useState(() => loaded);
    const isWaiting = Loaded === null;
    useEffect(() => {
      if (!place.current || !isWaiting) return;
      const element = place.current;
      const show = () => {
        opened.current = Array.from(
          element.querySelectorAll<HTMLDetailsElement>(OPENABLE),
          ({ open }) => open,
        );
        startTransition(() => setLoaded(() => loaded));
      };
      element.addEventListener('focusin', ({ target }) => {
        focused.current = (target as Element).id;
      });
      // Where the script does not come, what the server drew can still be read.
      return whenNear(element, () => void prepare().then(show, () => undefined));
    }, [isWaiting]);
    // What a reader opened before the script came stays open.
    useLayoutEffect(() => {
      if (isWaiting) return;
      const drawn = place.current?.querySelectorAll<HTMLDetailsElement>(OPENABLE) ?? [];
      for (const [at, details] of drawn.entries()) if (opened.current[at]) details.open = true;
    }, [isWaiting]);
    // The heading that a link of the menu led to was drawn anew, and the focus is to stay on it.
    useLayoutEffect(() => {
      if (isWaiting || !focused.current || document.activeElement !== document.body) return;
      const again = document.getElementById(focused.current);
      if (!again) return;
      if (again.tabIndex < 0) again.tabIndex = -1;
      again.focus({ preventScroll: true });
    }, [isWaiting]);
    if (Loaded) {
      return (
        <div ref={place} data-part="">
          <Loaded {...props} />
        </div>
      );
    }
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty, and means that what is there stays
    return <div ref={place} data-part="" suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_IS} />;
  };
  return { Part, prepare, styles };
}
