/** At most one call in `period`: the first at once, and a last one, so that the final state is never missed. */
export function throttle(run: () => void, period: number): { (): void; cancel(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRequested = false;
  const rest = () => {
    timer = undefined;
    if (!isRequested) return;
    isRequested = false;
    call();
  };
  const call = () => {
    if (timer !== undefined) {
      isRequested = true;
      return;
    }
    run();
    timer = setTimeout(rest, period);
  };
  call.cancel = () => {
    clearTimeout(timer);
    timer = undefined;
    isRequested = false;
  };
  return call;
}
