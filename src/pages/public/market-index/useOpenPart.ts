import { type ComponentType, useState } from 'react';

/** A part that is loaded when it is opened for the first time, or when somebody is about to open it. */
export function useOpenPart<Props>(load: () => Promise<ComponentType<Props>>) {
  const [part, setPart] = useState<ComponentType<Props> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const prepare = () => {
    if (!part)
      load().then(
        (loaded) => setPart(() => loaded),
        () => setOpen(false),
      );
  };
  const open = () => {
    prepare();
    setOpen(true);
  };
  return { Part: isOpen ? part : null, prepare, open, close: () => setOpen(false) };
}
