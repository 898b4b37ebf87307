import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Cookies } from '#platform/http/context.server.ts';
import { LOOK_SECONDS } from '#platform/look/look.ts';
import type { StoredSettings } from './merge-settings.ts';

/** 8 kB that cannot be packed any smaller still fit: a browser keeps 4 kB a cookie. */
const NAMES = ['basispoint_settings', 'basispoint_settings_2', 'basispoint_settings_3'] as const;
const MOST_IN_ONE = 3_700;

export const MOST_BYTES = 8_192;

/** The cookie may hold anything, for its visitor can write it: what is no settings object is none. */
export function findCookieSettings(cookies: Pick<Cookies, 'find'>): StoredSettings {
  const packed = NAMES.map((name) => cookies.find(name) ?? '').join('');
  if (!packed) return {};
  try {
    const plain = inflateRawSync(Buffer.from(packed, 'base64url'), { maxOutputLength: MOST_BYTES });
    const settings: unknown = JSON.parse(plain.toString());
    const isObject = typeof settings === 'object' && settings !== null && !Array.isArray(settings);
    return isObject ? (settings as StoredSettings) : {};
  } catch {
    return {};
  }
}

export function writeCookieSettings(cookies: Cookies, settings: StoredSettings): void {
  const isEmpty = Object.keys(settings).length === 0;
  const packed = isEmpty ? '' : deflateRawSync(JSON.stringify(settings)).toString('base64url');
  for (const [index, name] of NAMES.entries()) {
    const part = packed.slice(index * MOST_IN_ONE, (index + 1) * MOST_IN_ONE);
    if (part) cookies.write(name, part, { maxAgeSeconds: LOOK_SECONDS });
    else if (cookies.find(name) !== undefined) cookies.clear(name);
  }
}
