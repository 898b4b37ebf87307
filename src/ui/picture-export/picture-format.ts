export const PICTURE_FORMATS = ['print', 'png', 'jpeg', 'pdf', 'svg'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

const FALLBACK = 'chart';

/** `chart.png`: what no file system takes is left out of the name. */
export function pictureFileName(name: string, format: Exclude<PictureFormat, 'print'>): string {
  const cleaned = name
    .replaceAll(/[\p{Cc}\\/:*?"<>|]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[. ]+|[. ]+$/g, '');
  return `${cleaned || FALLBACK}.${format}`;
}
