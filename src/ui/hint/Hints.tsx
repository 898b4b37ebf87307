import { createContext, type ReactNode, use, useMemo } from 'react';

interface Hints {
  readonly isOn: boolean;
  /** Given, every hint offers to turn all of them off. */
  readonly onTurnOff?: (() => void) | undefined;
}

/** Who has no settings sees the hints. */
const HintsContext = createContext<Hints>({ isOn: true });

export function HintsProvider({ isOn, onTurnOff, children }: Hints & { children: ReactNode }) {
  const hints = useMemo(() => ({ isOn, onTurnOff }), [isOn, onTurnOff]);
  return <HintsContext value={hints}>{children}</HintsContext>;
}

export function useHints(): Hints {
  return use(HintsContext);
}

export function useHintsOn(): boolean {
  return useHints().isOn;
}
