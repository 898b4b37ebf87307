import { toLook } from '#platform/look/look.ts';
import type { Settings, SettingsChange } from './user-settings.contract.ts';

/** Settings as they were stored, by whatever version of the site. */
export type StoredSettings = Readonly<Record<string, unknown>>;

/** Keys that are not named stay; a key that is null goes; of `globals` every field counts by itself. */
export function mergeSettings(stored: StoredSettings, { globals, ...others }: SettingsChange): Settings {
  const all = Object.entries({ ...stored, ...others }).filter(([, value]) => value !== null);
  return { ...Object.fromEntries(all), globals: { ...toLook(stored.globals), ...defined(globals ?? {}) } };
}

function defined<Fields extends object>(fields: Fields): { [Key in keyof Fields]: NonNullable<Fields[Key]> } {
  const set = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(set) as { [Key in keyof Fields]: NonNullable<Fields[Key]> };
}
