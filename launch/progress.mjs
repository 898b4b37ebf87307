import { spawn } from 'node:child_process';
import { say } from './say.mjs';

const TERMINAL_MS = 1_000;
const LOG_MS = 15_000;

/** Numbers the steps of a start that has work to do; with no total they are shown without numbers. */
export function createSteps(total = 0) {
  let begun = 0;
  return {
    begin(text) {
      begun += 1;
      const title = total > 0 ? `${begun}/${total} ${text}` : text;
      say(title);
      return title;
    },
    /** For the server, which goes on counting. */
    toEnvironment: () => (begun < total ? { BASISPOINT_STEPS: `${begun}/${total}` } : {}),
  };
}

/**
 * Runs a program whose output is only wanted when it has ended, and shows meanwhile that it works: elapsed seconds on
 * one line at a terminal, a line now and then elsewhere.
 */
export function runWithProgress(command, args, { title, ...options }) {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (text) => {
      output += text;
    });
  }
  const stopShowing = showElapsed(title);
  const stopForwarding = forwardSignals(child);
  return new Promise((resolve) => {
    const end = (result) => {
      stopShowing();
      stopForwarding();
      resolve(result);
    };
    child.once('error', (error) =>
      end({ status: 1, output: `${command} could not be started: ${error.message}` }),
    );
    child.once('close', (status) => end({ status, output }));
  });
}

function showElapsed(title) {
  const begin = performance.now();
  const { isTTY } = process.stderr;
  const timer = setInterval(
    () => {
      const elapsed = `${title}, ${Math.round((performance.now() - begin) / 1000)} s`;
      if (isTTY) process.stderr.write(`\r\x1b[Kbasispoint: ${elapsed}`);
      else say(`${elapsed} so far`);
    },
    isTTY ? TERMINAL_MS : LOG_MS,
  );
  return () => {
    clearInterval(timer);
    if (isTTY) process.stderr.write('\r\x1b[K');
  };
}

/** Whoever stops the start stops the work, too. */
function forwardSignals(child) {
  const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'];
  const stop = (signal) => {
    child.kill(signal);
    process.exit(1);
  };
  for (const signal of signals) process.on(signal, stop);
  return () => {
    for (const signal of signals) process.off(signal, stop);
  };
}
