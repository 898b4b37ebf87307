/**
 * Frames come when the bench requests them, so that what is measured is work and not waiting for the screen. Must be
 * imported before the libraries, which keep the browser's own function otherwise.
 */
let due: FrameRequestCallback[] = [];
let count = 0;

window.requestAnimationFrame = (callback) => {
  due.push(callback);
  return ++count;
};
window.cancelAnimationFrame = () => {};

const MOST = 10_000;

export function runFrames(isBusy: () => boolean): void {
  for (let frame = 0; frame === 0 || isBusy(); frame++) {
    if (frame > MOST) throw new Error('it never finishes');
    const now = due;
    due = [];
    for (const callback of now) callback(performance.now());
  }
}

export function dropFrames(): void {
  due = [];
}
