const PATIENCE_MS = 2_000;

/** Calls once when the browser has nothing better to do; gives what stops the waiting. */
export function whenIdle(call: () => void): () => void {
  // Safari has no idle callback.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(call);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(call, { timeout: PATIENCE_MS });
  return () => cancelIdleCallback(request);
}
