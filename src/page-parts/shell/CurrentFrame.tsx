import { createContext, use } from 'react';
import type { Frame } from './frame.ts';

const FrameContext = createContext<Frame | null>(null);

export const FrameProvider = FrameContext.Provider;

/** What the page knows besides its data. */
export function useFrame(): Frame {
  const frame = use(FrameContext);
  if (!frame) throw new Error('the shell is drawn inside <FrameProvider>');
  return frame;
}
