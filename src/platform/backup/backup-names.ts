export const BACKUP_PREFIX = 'basispoint-';

/** Sorted by name they are sorted by time. */
export const backupName = (now: Date, isEncrypted: boolean): string =>
  `${BACKUP_PREFIX}${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}.tar.zst${isEncrypted ? '.age' : ''}`;

export const isBackupName = (name: string): boolean =>
  /^basispoint-\d{8}T\d{6}Z\.tar\.zst(\.age)?$/.test(name);

/** When it was made; null: that is no name of a backup. */
export function timeOfBackup(name: string): Date | null {
  if (!isBackupName(name)) return null;
  const [, year, month, day, hour, minute, second] =
    /(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)/.exec(name)?.map(Number) ?? [];
  return new Date(Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour, minute, second));
}

/** While it is written. */
export const partialOf = (path: string): string => `${path}.partial`;

export const isPartial = (name: string): boolean =>
  name.endsWith('.partial') && isBackupName(name.slice(0, -'.partial'.length));

/** All but the newest. */
export const findOutdated = (names: readonly string[], keep: number): string[] =>
  names.toSorted().reverse().slice(keep);
