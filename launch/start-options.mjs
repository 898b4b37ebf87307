import { findNearest } from './nearest.mjs';

const USAGE = 'usage: npm start [-- --live | --live=always]';

/**
 * What stands after `npm start --`: when the demo market's prices move (null: never), or what is wrong with it.
 *
 * @param {readonly string[]} args
 * @returns {{ live: 'session' | 'always' | null } | { problem: string }}
 */
export function readStartOptions(args) {
  /** @type {'session' | 'always' | null} */
  let live = null;
  for (const arg of args) {
    if (arg === '--live' || arg === '--live=session') live = 'session';
    else if (arg === '--live=always') live = 'always';
    else return { problem: explainOption(arg) };
  }
  return { live };
}

function explainOption(arg) {
  const nearest = findNearest(arg.split('=')[0], ['--live']);
  const meant = nearest !== null && nearest !== arg.split('=')[0] ? `: did you mean ${nearest}?` : '.';
  return `unknown option "${arg}"${meant} ${USAGE[0].toUpperCase()}${USAGE.slice(1)}`;
}
