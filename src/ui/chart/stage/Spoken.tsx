import { type Signal, useSignal } from './signal.ts';

/** Says where the keys have moved the cursor. */
export function Spoken({ spoken }: { spoken: Signal<string> }) {
  return (
    <p className="sr" role="status">
      {useSignal(spoken)}
    </p>
  );
}
