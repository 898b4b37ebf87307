import { createHash } from 'node:crypto';
import { deferLayout } from '#platform/arrival/defer-layout.ts';
import { showConsent } from '#platform/consent/show-consent.ts';
import { rememberEarlyPress } from '#platform/islands/early-press.ts';
import { showLook } from '#platform/look/show-look.ts';

/**
 * Runs in the head of every document, before anything is painted, as text: its functions use nothing from outside
 * themselves. It never changes, so a page that refuses needs no nonce for it.
 */
export const HEAD_SCRIPT = [
  `(${showLook})(document.cookie)`,
  `(${showConsent})(document.cookie)`,
  `(${rememberEarlyPress})()`,
  `(${deferLayout})()`,
].join(';');

/** For the content security policy. */
export const HEAD_SCRIPT_SOURCE = `'sha256-${createHash('sha256').update(HEAD_SCRIPT).digest('base64')}'`;
