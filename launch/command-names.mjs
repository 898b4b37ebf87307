import { findNearest } from './nearest.mjs';

/** Every command of `npm run basispoint`; a test compares them with those of `src/app/commands`. */
export const COMMANDS = [
  'ads add',
  'ads delete',
  'ads list',
  'ads off',
  'ads on',
  'changes list',
  'comment-requests approve',
  'comment-requests list',
  'comment-requests reject',
  'demo',
  'jobs list',
  'jobs retry',
  'labels list',
  'labels missing',
  'labels set',
  'labels unset',
  'log list',
  'measures',
  'menu add',
  'menu delete',
  'menu hide',
  'menu list',
  'menu show',
  'migrate',
  'operator add',
  'operator list',
  'operator remove',
  'outbox delete',
  'outbox list',
  'outbox resend',
  'outbox show',
  'report-files add',
  'report-files list',
  'report-files remove',
  'requests grant',
  'requests list',
  'requests reject',
  'state',
  'tariffs list',
  'tariffs offer',
  'tariffs price',
  'tickets answer',
  'tickets close',
  'tickets list',
  'tickets reopen',
  'tickets show',
  'user add',
  'user excel',
  'user level',
  'user list',
  'user lock',
  'user password',
  'user show',
  'user tariff',
  'user unlock',
];

/**
 * Null where the words name a command, or a group of them, which is then listed.
 *
 * @param {readonly string[]} args
 * @returns {string | null}
 */
export function explainUnknownCommand(args) {
  const words = args.filter((arg) => !arg.startsWith('-')).slice(0, 2);
  const [first, second] = words;
  if (first === undefined || COMMANDS.some((name) => isNamed(name, args))) return null;
  const isGroup = COMMANDS.some((name) => name.startsWith(`${first} `));
  if (isGroup && second === undefined) return null;
  const given = isGroup ? words.join(' ') : first;
  const groups = new Set(COMMANDS.map((name) => name.split(' ')[0]));
  const nearest =
    findNearest(words.join(' '), COMMANDS) ?? (isGroup ? null : findNearest(first, [...groups]));
  const meant = nearest === null ? '.' : `: did you mean "${nearest}"?`;
  return `unknown command "${given}"${meant} Run npm run basispoint${isGroup ? ` -- ${first}` : ''} for the list.`;
}

/**
 * @param {string} name
 * @param {readonly string[]} args
 */
export const isNamed = (name, args) => args.slice(0, name.split(' ').length).join(' ') === name;
