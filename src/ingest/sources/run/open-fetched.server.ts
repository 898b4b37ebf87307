import type { Decoder } from '../../decode/decoder.server.ts';
import { type OpenOptions, openFiles, type UnreadFile } from '../../load/open-files.server.ts';
import type { RunFile } from '../../load/run-file.ts';
import type { FetchedFile } from '../fetch/fetched.ts';
import type { SourceSettings } from '../source-settings.ts';

export interface OpenedFetched {
  readonly files: readonly RunFile[];
  readonly originOf: ReadonlyMap<RunFile, FetchedFile>;
  /** Of which nothing could be read. */
  readonly refused: readonly FetchedFile[];
  readonly unread: readonly UnreadFile[];
}

export async function openFetched(
  fetched: readonly FetchedFile[],
  settings: SourceSettings,
  given: Pick<OpenOptions, 'findMic' | 'signal'> & { readonly decoder: Decoder },
): Promise<OpenedFetched> {
  const options = toOpenOptions(settings, given);
  const files: RunFile[] = [];
  const originOf = new Map<RunFile, FetchedFile>();
  const refused: FetchedFile[] = [];
  const unread: UnreadFile[] = [];
  for (const one of fetched) {
    const opened = await openFiles([one.path], options);
    files.push(...opened.files);
    for (const file of opened.files) originOf.set(file, one);
    unread.push(...opened.unread.filter(({ why }) => why.kind !== 'skipped'));
    if (opened.files.length === 0) refused.push(one);
  }
  return { files, originOf, refused, unread };
}

export const toOpenOptions = (
  { format, venue, encoding, delimiter, days, accept }: SourceSettings,
  given: Pick<OpenOptions, 'findMic' | 'signal' | 'decoder'>,
): OpenOptions => ({
  ...given,
  checks: { accepted: accept },
  format,
  decode: { ...(encoding && { encoding }), ...(delimiter && { delimiter }) },
  choices: { ...(venue && { subject: { mic: venue } }), ...(days && { dayOrder: days }) },
});
