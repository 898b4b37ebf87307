export type Device = 'huawei' | 'android' | 'apple';

export interface Browser {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
}

/** Which store serves the device, as far as its browser shows; null where none does. */
export function deviceOf({ userAgent, maxTouchPoints }: Browser): Device | null {
  // Its browser names Android and iPhone too.
  if (/Windows Phone/i.test(userAgent)) return null;
  // Before Android, which most of them also name.
  if (/Huawei|HarmonyOS|OpenHarmony|HMSCore/i.test(userAgent)) return 'huawei';
  if (/Android/i.test(userAgent)) return 'android';
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'apple';
  // An iPad calls itself a Macintosh, but no Macintosh has a touch screen.
  return /Macintosh/.test(userAgent) && maxTouchPoints > 1 ? 'apple' : null;
}
