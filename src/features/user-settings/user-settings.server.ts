import { hasUnseenExports } from '#platform/exports/export-jobs.repository.ts';
import type { Context } from '#platform/http/context.server.ts';
import { handle } from '#platform/http/door.server.ts';
import { LOOK_COOKIE, LOOK_SECONDS, readLook, writeLook } from '#platform/look/look.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { mergeSettings, type StoredSettings } from './merge-settings.ts';
import { findCookieSettings, MOST_BYTES, writeCookieSettings } from './settings-cookies.server.ts';
import {
  readSettings,
  readUserState,
  type Settings,
  type SettingsBody,
  type SettingsChange,
  setEmailLanguage,
  setSettings,
} from './user-settings.contract.ts';
import { changeStoredSettings, findStoredSettings, updateEmailLanguage } from './user-settings.repository.ts';

export const serveSettings = handle(readSettings, async (_, context) => {
  const { user, database } = context;
  const stored = user && user.level > 0 ? await findStoredSettings(database, user.id) : findOwn(context);
  return mergeSettings(stored, {});
});

/** Stored with the account from level 1 on, otherwise in the visitor's cookies. */
export const serveSetSettings = handle(setSettings, async ({ body }, context) => {
  const { user, database, cookies } = context;
  const change = changeIn(body);
  const settings =
    user && user.level > 0
      ? await changeStoredSettings(database, user.id, (stored) => merge(stored, change))
      : merge(findOwn(context), change);
  if (!user || user.level === 0) {
    const { globals: _, ...others } = settings;
    writeCookieSettings(cookies, others);
  }
  cookies.write(LOOK_COOKIE, writeLook(settings.globals), { maxAgeSeconds: LOOK_SECONDS, forScript: true });
  return settings;
});

function changeIn(body: SettingsBody): SettingsChange {
  if ('settings' in body) return body.settings.settings;
  return 'settings.settings' in body ? body['settings.settings'] : { globals: body };
}

export const serveSetEmailLanguage = handle(setEmailLanguage, async ({ body }, { user, database }) => {
  const language = body.language || null;
  await updateEmailLanguage(database, user.id, language);
  return { language };
});

export const serveUserState = handle(readUserState, async (_, { user, database, now }) => {
  const { id, name, email, isOperator } = user;
  return { name, email, isOperator, hasExports: await hasUnseenExports(database, id, now) };
});

/** The look has a cookie of its own, which the page reads too: it is not kept twice. */
function findOwn({ cookies }: Context): StoredSettings {
  return { ...findCookieSettings(cookies), globals: readLook(cookies.find(LOOK_COOKIE)) };
}

function merge(stored: StoredSettings, change: SettingsChange): Settings {
  const settings = mergeSettings(stored, change);
  if (Buffer.byteLength(JSON.stringify(settings)) > MOST_BYTES) throw new Refusal('too_large');
  return settings;
}
