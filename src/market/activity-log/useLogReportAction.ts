import { useIsSignedIn } from '#platform/session/ViewerKind.tsx';
import { logGlobalAction } from './log-actions.ts';

/** Notes that a signed-in reader opened a report's table: 76 and 80. */
export function useLogReportAction(): (actionId: number) => void {
  const isSignedIn = useIsSignedIn();
  return (actionId) => {
    if (isSignedIn) void logGlobalAction(actionId);
  };
}
