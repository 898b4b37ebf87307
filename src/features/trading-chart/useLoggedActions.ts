import { useEffect, useRef } from 'react';
import { ACTIONS } from '#domain/actions/actions.ts';
import { logGlobalAction } from '#market/activity-log/log-actions.ts';
import { type ChartState, isComparing } from '#market/trading-chart/chart-state.ts';
import { useIsSignedIn } from '#platform/session/ViewerKind.tsx';

/** Each time that the reader turns to candles, or begins to compare. */
export function useLoggedActions(state: ChartState): void {
  useLoggedSwitch(state.type === 'extended', ACTIONS.extended_chart);
  useLoggedSwitch(isComparing(state), ACTIONS.compare);
}

/** Not for what the page began with. */
function useLoggedSwitch(isOn: boolean, action: number): void {
  const isSignedIn = useIsSignedIn();
  const was = useRef(isOn);
  useEffect(() => {
    if (isOn && !was.current && isSignedIn) void logGlobalAction(action);
    was.current = isOn;
  }, [isOn, isSignedIn, action]);
}
