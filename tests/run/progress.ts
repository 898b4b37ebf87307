import { type Counts, countRun, type FileTimes, shareDone, type TestRun } from './test-run.ts';

/** Too little is done below this share to say when the rest will be. */
const LEAST_SHARE = 0.03;

interface State {
  readonly step: string;
  readonly run: TestRun;
  readonly times: FileTimes;
  readonly elapsedMs: number;
}

/** `unit 1203 passed, 0 failed · 118 of 430 files · 2:10, about 3:20 left` */
export function toProgressLine({ step, run, times, elapsedMs }: State): string {
  const { passed, failed } = countRun(run);
  const planned = Object.entries(run.planned);
  const ended = planned.filter(([file, parts]) => (run.done[file]?.parts ?? 0) >= parts).length;
  const files = planned.length > 0 ? ` · ${ended} of ${planned.length} files` : '';
  const share = shareDone(run, times);
  const left =
    share >= LEAST_SHARE && share < 1 ? `, about ${toClock((elapsedMs * (1 - share)) / share)} left` : '';
  return `${step} ${passed} passed, ${failed} failed${files} · ${toClock(elapsedMs)}${left}`;
}

/** The line that ends `npm test`: programs read it. */
export function toClosingLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

export function toClock(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  const minutes = Math.floor(seconds / 60);
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
}

interface Output {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

const TERMINAL_MS = 500;
const LOG_MS = 20_000;

/** One line that is rewritten at a terminal; elsewhere a line every twenty seconds. */
export function startProgress(
  output: Output,
  toLine: () => string,
): { print(text: string): void; stop(): void } {
  const isTerminal = output.isTTY === true;
  const draw = () => output.write(isTerminal ? `\r\x1b[K${toLine()}` : `${toLine()}\n`);
  const timer = setInterval(draw, isTerminal ? TERMINAL_MS : LOG_MS);
  const erase = () => isTerminal && output.write('\r\x1b[K');
  return {
    print(text) {
      erase();
      output.write(`${text}\n`);
    },
    stop() {
      clearInterval(timer);
      erase();
      output.write(`${toLine()}\n`);
    },
  };
}
