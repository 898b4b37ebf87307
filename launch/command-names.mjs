import { typeCommand } from './called-as.mjs';
import { findNearest } from './nearest.mjs';

const IMPORT_RUN = [
  'create',
  'yes',
  'accept',
  'close',
  'encoding',
  'delimiter',
  'decimal',
  'currency',
  'format',
  'venue',
  'ticker',
  'days',
  'source',
  'known',
  'max-rejected',
];

/**
 * Every command of `npm run basispoint` with its options beside `--json`; a test compares them with those of
 * `src/app/commands`.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const COMMANDS = {
  'ads add': ['name', 'text', 'link', 'from', 'to', 'language', 'image'],
  'ads delete': [],
  'ads list': [],
  'ads off': [],
  'ads on': [],
  backup: ['encrypt'],
  'backup verify': [],
  'changes list': ['subject'],
  'comment-requests approve': [],
  'comment-requests list': ['state'],
  'comment-requests reject': [],
  demo: ['size'],
  'demo remove': [],
  doctor: [],
  'import add': IMPORT_RUN,
  'import check': IMPORT_RUN,
  'import list': [],
  'import redo': ['create', 'yes'],
  'import rejected': [],
  'import show': [],
  'import sources add': [
    'name',
    'schedule',
    'zone',
    'create',
    'format',
    'venue',
    'days',
    'known',
    'accept',
    'values',
    'secret',
    'secret-header',
    'region',
    'max-rejected',
    'max-changed',
    'new-instruments',
  ],
  'import sources confirm': [],
  'import sources connectors': [],
  'import sources discard': [],
  'import sources list': [],
  'import sources pause': [],
  'import sources remove': [],
  'import sources resume': [],
  'import sources run': [],
  'import sources show': [],
  'import template': [],
  'import undo': ['keep-later'],
  'jobs list': ['failed'],
  'jobs retry': [],
  'labels list': ['language', 'overridden'],
  'labels missing': [],
  'labels set': [],
  'labels unset': [],
  'log list': ['action', 'user', 'from', 'to'],
  measures: ['all'],
  'menu add': ['title-eng', 'url', 'parent'],
  'menu delete': [],
  'menu hide': [],
  'menu list': [],
  'menu show': [],
  migrate: [],
  'operator add': [],
  'operator list': [],
  'operator remove': [],
  'outbox delete': [],
  'outbox list': ['state', 'channel'],
  'outbox resend': [],
  'outbox show': [],
  'report-files add': ['name', 'replace'],
  'report-files list': [],
  'report-files remove': [],
  'requests grant': [],
  'requests list': ['state'],
  'requests reject': ['answer'],
  restore: [],
  state: [],
  'tariffs list': [],
  'tariffs offer': [],
  'tariffs price': [],
  'tickets answer': [],
  'tickets close': [],
  'tickets list': ['state'],
  'tickets reopen': [],
  'tickets show': [],
  'user add': ['name', 'level', 'operator'],
  'user excel': [],
  'user level': [],
  'user list': ['find', 'kind'],
  'user lock': [],
  'user password': [],
  'user show': [],
  'user tariff': [],
  'user unlock': [],
};

const NAMES = Object.keys(COMMANDS);

/**
 * One sentence where the words name no command, or an option that the command does not have. Null otherwise, and for a
 * group of commands, which is then listed.
 *
 * @param {readonly string[]} args
 * @returns {string | null}
 */
export function explainUnknown(args) {
  const name = NAMES.findLast((each) => isNamed(each, args));
  return name === undefined ? explainUnknownCommand(args) : explainUnknownOption(name, args);
}

/** @param {readonly string[]} args */
function explainUnknownCommand(args) {
  const words = args.filter((arg) => !arg.startsWith('-')).slice(0, 2);
  const [first, second] = words;
  if (first === undefined) return null;
  const isGroup = NAMES.some((name) => name.startsWith(`${first} `));
  if (isGroup && second === undefined) return null;
  const groups = new Set(NAMES.map((name) => name.split(' ')[0]));
  const nearest = findNearest(words.join(' '), NAMES) ?? (isGroup ? null : findNearest(first, [...groups]));
  const given = isGroup ? words.join(' ') : first;
  return `unknown command "${given}"${meant(nearest)} ${listOf(isGroup ? first : null)}`;
}

/**
 * @param {string} name
 * @param {readonly string[]} args
 */
function explainUnknownOption(name, args) {
  const known = [...(COMMANDS[name] ?? []), 'json'].map((option) => `--${option}`);
  const given = args.map((arg) => arg.split('=')[0] ?? arg);
  const unknown = given.find((arg) => arg.startsWith('--') && arg !== '--' && !known.includes(arg));
  if (unknown === undefined) return null;
  const group = name.split(' ')[0] ?? name;
  return `unknown option "${unknown}"${meant(findNearest(unknown, known))} ${listOf(group)}`;
}

/** @param {string | null} nearest */
const meant = (nearest) => (nearest === null ? '.' : `: did you mean "${nearest}"?`);

/** @param {string | null} group */
const listOf = (group) => `Run ${typeCommand(group ?? '')} for the list.`;

/**
 * @param {string} name
 * @param {readonly string[]} args
 */
export const isNamed = (name, args) => args.slice(0, name.split(' ').length).join(' ') === name;
