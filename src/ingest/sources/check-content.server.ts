import type { ImportConfig } from '#platform/configuration/config-import.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { checkUrl } from './address/check-address.ts';
import { findConnector } from './connectors/connectors.ts';
import type { SourceContent } from './data-source.repository.ts';
import { openFolder } from './fetch/fetch-folder.server.ts';
import { nextRun } from './schedule/after-run.ts';
import { isTimeZone } from './schedule/time-zone.ts';
import { SourceFailure } from './source-failure.ts';

/** Refuses a source that could never run: what it fetches is checked again with every run. */
export async function checkContent(content: SourceContent, config: ImportConfig, now: Date): Promise<void> {
  const { schedule, timeZone } = content;
  if (!isTimeZone(timeZone) || (schedule !== null && nextRun(content, now) === null))
    throw new Refusal('bad_schedule');
  if (content.kind === 'folder') return checkFolder(content.address, config);
  const connector = content.kind === 'connector' ? findConnector(content.settings.connector) : null;
  if (content.kind === 'connector' && !connector) throw new Refusal('bad_request');
  const own = connector ? [new URL(connector.base).hostname] : [];
  const url = checkUrl(content.address, { ...config, hosts: [...config.hosts, ...own] });
  if (typeof url === 'string') throw new Refusal('source_not_allowed');
}

async function checkFolder(address: string, { folders }: ImportConfig): Promise<void> {
  try {
    await openFolder(address, folders);
  } catch (error) {
    throw error instanceof SourceFailure ? new Refusal('source_not_allowed') : error;
  }
}
