import { type ReactNode, useEffect, useReducer } from 'react';
import { attentionProps } from './attention-props.ts';
import { endOf } from './countdown.ts';
import { passingOf, reducePassing } from './passing.ts';
import styles from './Temporary.module.css';
import { useAlarm } from './useAlarm.ts';

interface Props {
  readonly isShown: boolean;
  /** Its time is over: take it away. */
  readonly onGone: () => void;
  readonly seconds?: number;
  readonly children: ReactNode;
}

/** Shows something for a while. Its place is there before and after, so that what appears is read aloud. */
export function Temporary({ isShown, onGone, seconds = 5, children }: Props) {
  return (
    <div role="status">
      {isShown && (
        <Shown seconds={seconds} onGone={onGone}>
          {children}
        </Shown>
      )}
    </div>
  );
}

function Shown({ seconds, onGone, children }: { seconds: number; onGone: () => void; children: ReactNode }) {
  const [{ countdown }, dispatch] = useReducer(reducePassing, seconds, passingOf);
  useEffect(() => dispatch({ kind: 'begin', at: performance.now() }), []);
  useAlarm(endOf(countdown), onGone);
  return (
    <div className={styles.shown} {...attentionProps((kind) => dispatch({ kind, at: performance.now() }))}>
      {children}
    </div>
  );
}
