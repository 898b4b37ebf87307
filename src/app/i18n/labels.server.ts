import type { NamedEnd } from '#domain/bonds/valuation/named-ends.ts';
import { LEADING_LABELS, nameLeading } from '#market/leading-yield/leading-labels.ts';
import { LabelCatalog, type LabelMap } from '#platform/i18n/label-catalog.server.ts';

const files = import.meta.glob<LabelMap>(
  '../../{platform,market,ui,features,page-parts,pages}/**/labels/*.json',
  {
    eager: true,
    import: 'default',
  },
);

/** Every label file of the site, bundled with the server. */
export const createLabelCatalog = (leading: NamedEnd = 'worst'): LabelCatalog =>
  new LabelCatalog(leading === 'worst' ? files : withLeading(leading));

function withLeading(leading: NamedEnd): Record<string, LabelMap> {
  return Object.fromEntries(
    Object.entries(files).map(([path, labels]) => {
      const [, module, language] = /([\w-]+)\/labels\/(\w+)\.json$/.exec(path) ?? [];
      const names = files[`../../market/leading-yield/labels/${language}.json`] ?? {};
      const keys = LEADING_LABELS.flatMap(([of, key]) => (of === module ? [key] : []));
      const named = keys.map((key) => [key, nameLeading(labels[key] ?? '', names, leading)]);
      return [path, { ...labels, ...Object.fromEntries(named) }];
    }),
  );
}
