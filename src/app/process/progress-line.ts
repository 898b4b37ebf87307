interface Output {
  readonly isTTY?: boolean;
  write(text: string): void;
}

/** One line that is written over at a terminal, and a line a step elsewhere. */
export function createProgressLine(output: Output) {
  let lastStep = '';
  return {
    show({ step, done, total }: { step: string; done: number; total: number }): void {
      const percent = total > 0 ? Math.floor((done / total) * 100) : 100;
      if (output.isTTY) output.write(`\r\x1b[K  ${step} ${percent} %`);
      else if (step !== lastStep) output.write(`  ${step}\n`);
      lastStep = step;
    },
    end(message: string): void {
      output.write(`${output.isTTY ? '\r\x1b[K' : ''}basispoint: ${message}\n`);
    },
  };
}

/** Goes on counting where the launcher stopped; with nothing to count, or past the end, texts come back as they are. */
export function countSteps(steps: { readonly done: number; readonly total: number } | undefined) {
  let done = steps?.done ?? 0;
  return (text: string): string => {
    done += 1;
    return steps && done <= steps.total ? `${done}/${steps.total} ${text}` : text;
  };
}
