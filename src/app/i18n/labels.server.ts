import { LabelCatalog, type LabelMap } from '#platform/i18n/label-catalog.server.ts';

const files = import.meta.glob<LabelMap>(
  '../../{platform,market,ui,features,page-parts,pages}/**/labels/*.json',
  {
    eager: true,
    import: 'default',
  },
);

/** Every label file of the site, bundled with the server. */
export const createLabelCatalog = (): LabelCatalog => new LabelCatalog(files);
