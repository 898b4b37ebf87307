import { issuerTags } from '#domain/changes/tag.ts';
import { localizedName } from '#domain/languages/localized-name.ts';
import { findProvenance } from '#market/provenance/provenance.repository.ts';
import { Moved } from '#platform/addresses/moved.ts';
import { dependsOnlyOn } from '#platform/cache/depends-on.server.ts';
import { fillPath } from '#platform/contract/page.ts';
import { load } from '#platform/http/door.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { provenancePage } from './provenance.contract.ts';
import { findSubject } from './provenance.repository.ts';

export const loadProvenancePage = load(provenancePage, async ({ params }, context) => {
  const { database, language, momentOf } = context;
  const { category } = params;
  const subject = await findSubject(database, category, params.stringId);
  if (!subject) throw new Refusal('not_found');
  const { stringId, instrumentId, issuerId } = subject;
  if (stringId !== params.stringId) throw new Moved(fillPath(provenancePage.path, { category, stringId }));
  dependsOnlyOn(
    'reference',
    ...(issuerId === null ? [] : issuerTags(issuerId)),
    ...(instrumentId === null
      ? []
      : ([`instrument:${instrumentId}`, `prices:instrument:${instrumentId}`] as const)),
  );
  const rows = await findProvenance(database, subject);
  return {
    category,
    stringId,
    name: localizedName(subject.name, subject.names, language),
    rows: rows.map(({ record, venueCode, venueNames, batch, source, files, importedAt, ...row }) => ({
      record,
      venue: venueCode && localizedName(venueCode, venueNames ?? {}, language),
      source,
      files: [...files],
      batch,
      imported_at: importedAt && momentOf(importedAt),
      first_day: row.firstDay,
      last_day: row.lastDay,
      count: row.count,
    })),
  };
});
