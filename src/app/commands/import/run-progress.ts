import type { RunProgress } from '#ingest/load/run-progress.ts';

interface Output {
  readonly isTTY?: boolean;
  write(text: string): void;
}

const EVERY_MS = 1_000;
const number = new Intl.NumberFormat('en-GB');

/** One line a second at a terminal; lines of JSON for a program. */
export function createRunProgress(output: Output, isJson: boolean, clock: () => number) {
  const began = clock();
  let shownAt = began;
  let hasShown = false;
  return {
    show({ step, records, rejected, share }: RunProgress): void {
      const now = clock();
      if (now - shownAt < EVERY_MS) return;
      shownAt = now;
      const seconds = (now - began) / 1_000;
      if (isJson) {
        output.write(
          `${JSON.stringify({ file: step, records, rejected, share, seconds: Math.round(seconds) })}\n`,
        );
        return;
      }
      if (!output.isTTY) return;
      hasShown = true;
      const percent = share === null ? '' : ` ${Math.round(share * 100)} %`;
      output.write(
        `\r\x1b[K  ${step}${percent} · ${number.format(records)} records · ${number.format(rejected)} rejected · ${number.format(Math.round(records / seconds))} a second`,
      );
    },
    end(): void {
      if (hasShown) output.write('\r\x1b[K');
    },
  };
}
