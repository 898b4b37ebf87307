import { createHash } from 'node:crypto';
import { isValidElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { Frame } from '#page-parts/shell/frame.ts';
import type { FragmentCache } from '#platform/cache/fragment-cache.server.ts';
import type { Translator } from '#platform/i18n/translator.ts';
import { HintsProvider } from '#ui/hint/Hints.tsx';
import { MessageBannerProvider } from '#ui/message-banner/MessageBannerProvider.tsx';
import type { Fragments } from '#ui/near-viewport/fragments.ts';
import { Surroundings } from './App.tsx';

/** Told apart by themselves: two parts may be given the same. */
const numbers = new WeakMap<object, number>();
let last = 0;

/** Parts of a page, each drawn for itself and cached by what it is given and what stands around it. */
export function drawFragments(
  cache: FragmentCache,
  { frame, translator }: { frame: Frame; translator: Translator },
): Fragments {
  const { prefix, path, brand, look, viewer } = frame;
  const around = JSON.stringify([translator.language, prefix, path, brand, look, viewer]);
  return {
    draw(Part, props) {
      const given = writeProps(props);
      if (given === null) return null;
      if (!numbers.has(Part)) numbers.set(Part, ++last);
      const drawnFrom = JSON.stringify([around, numbers.get(Part), given]);
      const hash = createHash('sha1').update(drawnFrom).digest('base64url');
      const draw = () =>
        renderToString(
          <Surroundings frame={frame} translator={translator} reload={never}>
            <Inside isHinting={look.hints}>
              <Part {...props} />
            </Inside>
          </Surroundings>,
          // A beginning for its ids that no other fragment has.
          { identifierPrefix: hash.slice(0, 8) },
        );
      return cache.readNow({ hash }, draw, ['labels']);
    },
  };
}

/** As the shell has it; what it does on a press is not drawn. */
function Inside({ isHinting, children }: { isHinting: boolean; children: ReactNode }) {
  return (
    <MessageBannerProvider>
      <HintsProvider isOn={isHinting} onTurnOff={() => undefined}>
        {children}
      </HintsProvider>
    </MessageBannerProvider>
  );
}

const never = () => new Promise<never>(() => undefined);

/** Null where something is given that cannot be written: a function, or what is drawn itself. */
function writeProps(props: object): string | null {
  const given = Object.values(props);
  if (given.some((value) => typeof value === 'function' || isValidElement(value))) return null;
  return JSON.stringify(props);
}
