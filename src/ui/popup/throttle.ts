/** At most one call in `period`: the first at once, and a last one, so that the final state is never missed. */
export function throttle(run: () => void, period: number): { (): void; cancel(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsked = false;
  const rest = () => {
    timer = undefined;
    if (!isAsked) return;
    isAsked = false;
    call();
  };
  const call = () => {
    if (timer !== undefined) {
      isAsked = true;
      return;
    }
    run();
    timer = setTimeout(rest, period);
  };
  call.cancel = () => {
    clearTimeout(timer);
    timer = undefined;
    isAsked = false;
  };
  return call;
}
