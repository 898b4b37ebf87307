import type { AnyDownload, DownloadInput } from '#platform/contract/download.ts';
import type { FileToSend } from '#platform/files/file-to-send.ts';
import {
  type Named,
  runWritten,
  type Supplied,
  type Supplies,
  servicesOf,
  type Written,
} from '#platform/services/service.ts';
import type { Context, ContextFor } from './context.server.ts';
import { parse, type RawInput } from './door.server.ts';
import { admitAs, demand } from './gate.server.ts';

export interface ServedDownload {
  readonly download: AnyDownload;
  readonly services: Named;
  /** The door of files: gate, validate, find. */
  find(raw: Omit<RawInput, 'body'>, context: Context, supplies: Supplies): Promise<FileToSend>;
}

export function serveDownload<D extends AnyDownload>(
  download: D,
  run: (input: DownloadInput<D>, context: ContextFor<D['audience']>) => Promise<FileToSend>,
): ServedDownload;
export function serveDownload<D extends AnyDownload, N extends Named>(
  download: D,
  services: N,
  run: (input: DownloadInput<D>, context: ContextFor<D['audience']> & Supplied<N>) => Promise<FileToSend>,
): ServedDownload;
export function serveDownload<D extends AnyDownload, N extends Named>(
  download: D,
  ...written: Written<DownloadInput<D>, ContextFor<D['audience']>, FileToSend, N>
): ServedDownload {
  return {
    download,
    services: servicesOf(written),
    find: async (raw, context, supplies) => {
      admitAs<Context, D['audience']>(download.audience, context);
      if (download.needs) demand(download.needs, context.viewer);
      const params = parse<D['params']>(download.params, raw.params, 'not_found');
      const query = parse<D['query']>(download.query, raw.query, 'bad_request');
      return runWritten(written, { params, query }, context, supplies);
    },
  };
}
