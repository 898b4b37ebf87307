/** As other sites show a shared page; the picture shows it about itself. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;

export const PICTURE_TYPES = ['svg', 'png'] as const;
export type PictureType = (typeof PICTURE_TYPES)[number];

/** `/stocks/norvik-steel/2/` → `/charts/stocks/norvik-steel/2.png`: the chart of a page, as every visitor may see it. */
export const chartPicturePath = (pagePath: string, type: PictureType): string =>
  `/charts${pagePath.replace(/\/$/, '')}.${type}`;
