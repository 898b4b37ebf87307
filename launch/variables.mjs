import { countSlips } from './nearest.mjs';
import { SECRETS } from './secret-files.mjs';

/** Every setting that `src/platform/configuration/config.server.ts` reads; a test compares the two. */
export const VARIABLES = [
  'HOST',
  'PORT',
  'DATA_DIR',
  'DATABASE_URL',
  'DATABASE_LISTEN_URL',
  'DATABASE_REPLICA_URLS',
  'PREPARED_STATEMENTS',
  'PUBLIC_URL',
  'DEFAULT_LANGUAGE',
  'SITES_FILE',
  'TRUST_PROXY',
  'RATE_LIMITS',
  'PAGE_CACHE',
  'DRAIN_SECONDS',
  'DEMO_PUBLIC',
  'METRICS_TOKEN',
  'LEADING_YIELD',
  'SECURITY_CONTACT',
  'LOG_LEVEL',
  'DISPLAY_OFFSET_MINUTES',
  'COOKIE_CONSENT',
  'MENU_ACTION_ID',
  'SEARCH_FOR',
  'APP_STORE_URL',
  'GOOGLE_PLAY_URL',
  'APP_GALLERY_URL',
  'SMTP_URL',
  'MAIL_FROM',
  'PHONE_GATEWAY_URL',
  'PHONE_GATEWAY_TOKEN',
  'OPENID_FILE',
  'FILES_S3_ENDPOINT',
  'FILES_S3_BUCKET',
  'FILES_S3_REGION',
  'FILES_S3_KEY_ID',
  'FILES_S3_SECRET',
  'FILES_S3_PREFIX',
  'FILES_S3_ADDRESSING',
  'FILES_MAX_MB',
  'IMPORT_FOLDERS',
  'IMPORT_HOSTS',
  'IMPORT_ALLOW_PRIVATE',
  'IMPORT_MAX_MB',
  'IMPORT_CONTACT',
  'BACKUP_SCHEDULE',
  'BACKUP_DIR',
  'BACKUP_KEEP',
  'BACKUP_PASSPHRASE',
  'BACKUP_S3_ENDPOINT',
  'BACKUP_S3_BUCKET',
  'BACKUP_S3_REGION',
  'BACKUP_S3_KEY_ID',
  'BACKUP_S3_SECRET',
  'BACKUP_S3_PREFIX',
  'BACKUP_S3_ADDRESSING',
  'BASISPOINT_STEPS',
];

/** Nobody else's variables begin like this. */
const PREFIXES = [
  'BACKUP_S3_',
  'BACKUP_SCHED',
  'FILES_S3_',
  'FILES_MAX_',
  'IMPORT_FOLDER',
  'IMPORT_HOST',
  'IMPORT_ALLOW_',
  'DATABASE_REPLICA_',
  'PHONE_GATEWAY_',
  'DEMO_PUBLIC',
  'COOKIE_CONSENT',
  'DISPLAY_OFFSET_',
  'MENU_ACTION_',
];
/** Shorter names are a slip away from many that are not meant for us. */
const SHORTEST = 6;

/**
 * Variables that were probably meant for us and that we would not read, each with the nearest that we would.
 *
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @returns {{ name: string, nearest: string }[]}
 */
export function findUnknownVariables(environment) {
  return Object.keys(environment)
    .filter((name) => environment[name] !== '' && !VARIABLES.includes(name) && !isSecretFile(name))
    .flatMap((name) => {
      const nearest = findMeant(name);
      return nearest === null ? [] : [{ name, nearest }];
    });
}

const isSecretFile = (name) => name.endsWith('_FILE') && SECRETS.includes(name.slice(0, -'_FILE'.length));

function findMeant(name) {
  const sameLetters = VARIABLES.find((known) => known.length >= SHORTEST && known === name.toUpperCase());
  if (sameLetters !== undefined) return sameLetters;
  const slip = VARIABLES.find((known) => known.length >= SHORTEST && isSlip(name, known));
  if (slip !== undefined) return slip;
  return PREFIXES.some((prefix) => name.startsWith(prefix)) ? findClosest(name) : null;
}

/** Two slips count only where no short word became another: DATABASE_SSL is not DATABASE_URL. */
function isSlip(name, known) {
  const slips = countSlips(name, known);
  if (slips > 2) return false;
  if (slips === 1) return true;
  const [words, knownWords] = [name.split('_'), known.split('_')];
  return (
    words.length === knownWords.length &&
    words.every((word, index) => countSlips(word, knownWords[index]) < knownWords[index].length / 2)
  );
}

/** The one with the longest common beginning. */
function findClosest(name) {
  const common = (known) => [...known].findIndex((letter, index) => letter !== name[index]);
  return [...VARIABLES].sort((one, other) => (common(other) + 1 || 99) - (common(one) + 1 || 99))[0];
}
