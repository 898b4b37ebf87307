import { typeStart } from './called-as.mjs';
import { findNearest } from './nearest.mjs';

const USAGE = `Usage: ${typeStart('[--live | --live=always | --empty]')}`;

/**
 * What stands after `npm start --`: when the demo market's prices move (null: never), whether a store without data stays
 * without, or what is wrong with it.
 *
 * @param {readonly string[]} args
 * @returns {{ live: 'session' | 'always' | null, empty: boolean } | { problem: string }}
 */
export function readStartOptions(args) {
  /** @type {'session' | 'always' | null} */
  let live = null;
  let empty = false;
  for (const arg of args) {
    if (arg === '--live' || arg === '--live=session') live = 'session';
    else if (arg === '--live=always') live = 'always';
    else if (arg === '--empty') empty = true;
    else return { problem: explainOption(arg) };
  }
  if (empty && live !== null)
    return { problem: `--live moves the prices of the demo market, which --empty does not load. ${USAGE}` };
  return { live, empty };
}

function explainOption(arg) {
  const nearest = findNearest(arg.split('=')[0], ['--live', '--empty']);
  const meant = nearest !== null && nearest !== arg.split('=')[0] ? `: did you mean ${nearest}?` : '.';
  return `unknown option "${arg}"${meant} ${USAGE}`;
}
