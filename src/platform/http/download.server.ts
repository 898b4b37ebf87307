import type { AnyDownload, DownloadInput } from '#platform/contract/download.ts';
import type { FileToSend } from '#platform/files/file-to-send.ts';
import type { Context, ContextFor } from './context.server.ts';
import { parse, type RawInput } from './door.server.ts';
import { admit, demand } from './gate.server.ts';

export interface ServedDownload {
  readonly download: AnyDownload;
  readonly run: (input: DownloadInput<AnyDownload>, context: Context) => Promise<FileToSend>;
}

export function serveDownload<D extends AnyDownload>(
  download: D,
  run: (input: DownloadInput<D>, context: ContextFor<D['audience']>) => Promise<FileToSend>,
): ServedDownload {
  // The door admits nobody whom the audience leaves out, so the person is there.
  return { download, run: run as unknown as ServedDownload['run'] };
}

/** The door of files: gate, validate, find. */
export async function findFileToSend(
  { download, run }: ServedDownload,
  raw: Omit<RawInput, 'body'>,
  context: Context,
): Promise<FileToSend> {
  admit(download.audience, context.user);
  if (download.needs) demand(download.needs, context.viewer);
  const params = parse(download.params, raw.params, 'not_found');
  const query = parse(download.query, raw.query, 'bad_request');
  return run({ params, query }, context);
}
