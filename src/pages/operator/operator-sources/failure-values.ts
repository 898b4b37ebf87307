import type { FailureDetails } from '#ingest/sources/source-failure.ts';

/** What the sentence of a failure may name. */
export const failureValues = (details: FailureDetails) => ({
  place: String(details.host ?? details.address ?? details.folder ?? details.file ?? ''),
  status: String(details.status ?? ''),
  setting: String(details.setting ?? ''),
  value: String(details.value ?? ''),
  most: String(details.most ?? ''),
  error: String(details.error ?? details.why ?? ''),
  files: String(details.files ?? ''),
});
