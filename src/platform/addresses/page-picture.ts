/** As other sites show a shared page; the picture shows it about itself. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;

export const PICTURE_TYPES = ['svg', 'png'] as const;
export type PictureType = (typeof PICTURE_TYPES)[number];

/** `/reports/7/` → `/charts/reports/7.png`: the chart of a page, as every visitor may see it. */
export const chartPicturePath = (pagePath: string, type: PictureType): string =>
  `/charts${pagePath.replace(/\/$/, '')}.${type}`;
