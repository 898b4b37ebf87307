import { createHash } from 'node:crypto';
import { showLook } from './show-look.ts';

/** Runs in the head of every document. It never changes, so a page that refuses needs no nonce for it. */
export const LOOK_SCRIPT = `(${showLook.toString()})(document.cookie)`;

/** For the content security policy. */
export const LOOK_SCRIPT_SOURCE = `'sha256-${createHash('sha256').update(LOOK_SCRIPT).digest('base64')}'`;
