import { createHash } from 'node:crypto';
import type { Subject } from '#domain/import/subject.ts';
import { ByteSource } from '../decode/byte-source.server.ts';
import { DecodeRefusal } from '../decode/decode-refusal.ts';
import type { Decoder } from '../decode/decoder.server.ts';
import type { SkippedEntry } from '../decode/list-entries.server.ts';
import { listEntries } from '../decode/list-entries.server.ts';
import type { DecodeChoice, FileSource } from '../decode/source.ts';
import type { ImportFormat, Reading } from '../formats/format.ts';
import { FORMATS } from '../formats/registry.ts';
import { BUILTIN_RECIPES } from '../mapping/builtin-recipes.ts';
import type { Recipe } from '../mapping/recipe.ts';
import { type Candidate, recognise } from '../mapping/recognise.ts';
import { type RunChoices, toReading } from '../mapping/to-reading.ts';
import { type CheckChoices, toCheckSettings } from './check-choices.ts';
import { findOriginalName, peekCorrected, readCorrected } from './corrected-file.ts';
import type { RunFile } from './run-file.ts';
import { tapTable } from './tap-table.ts';

export interface OpenOptions {
  readonly decoder: Decoder;
  readonly findMic: Reading['findMic'];
  readonly checks: CheckChoices;
  readonly decode?: DecodeChoice;
  readonly choices?: RunChoices;
  /** Read as this format, whatever is recognised. */
  readonly format?: string | undefined;
  readonly recipes?: readonly Recipe[];
  readonly signal?: AbortSignal | undefined;
}

/** A file that takes no part in the run, and why. */
export interface UnreadFile {
  readonly name: string;
  readonly why:
    | { readonly kind: 'refused'; readonly refusal: DecodeRefusal }
    | { readonly kind: 'unknown'; readonly nearest: readonly Candidate[] }
    | { readonly kind: 'skipped'; readonly reason: SkippedEntry['why'] };
}

export interface OpenedFiles {
  readonly files: readonly RunFile[];
  readonly unread: readonly UnreadFile[];
}

/** One is recognised while the next is being looked at in its thread. */
const OPENED_AT_ONCE = 2;

/** Opens and recognises the files of all paths: files, folders and archives. One that fails does not stop the others. */
export async function openFiles(paths: readonly string[], options: OpenOptions): Promise<OpenedFiles> {
  const all: FileSource[] = [];
  const unread: UnreadFile[] = [];
  for (const path of paths) {
    const { sources, skipped } = await listOrRefuse(options.decoder, path);
    for (const { name, why, refusal } of skipped)
      unread.push({ name, why: refusal ? { kind: 'refused', refusal } : { kind: 'skipped', reason: why } });
    all.push(...sources);
  }
  const opened = await openSources(all, options);
  return { files: opened.files, unread: [...unread, ...opened.unread] };
}

/** The same for files that are no paths, such as stored ones. */
export async function openSources(
  sources: readonly FileSource[],
  options: OpenOptions,
): Promise<OpenedFiles> {
  const opened: (RunFile | UnreadFile)[] = [];
  const left = sources.entries();
  const openNext = async () => {
    for (const [place, source] of left) {
      options.signal?.throwIfAborted();
      opened[place] = await openOne(source, options);
    }
  };
  await Promise.all(Array.from({ length: OPENED_AT_ONCE }, openNext));
  const isUnread = (file: RunFile | UnreadFile): file is UnreadFile => 'why' in file;
  return {
    files: opened.filter((file): file is RunFile => !isUnread(file)),
    unread: opened.filter(isUnread),
  };
}

async function listOrRefuse(decoder: Decoder, path: string) {
  try {
    return await listEntries(decoder, path);
  } catch (error) {
    if (!(error instanceof DecodeRefusal)) throw error;
    return { sources: [], skipped: [{ name: path, why: 'refused' as const, refusal: error }] };
  }
}

async function openOne(source: FileSource, options: OpenOptions): Promise<RunFile | UnreadFile> {
  const name = source.folder ? `${source.folder}/${source.name}` : source.name;
  try {
    const opened = await options.decoder.openFile(source, options.decode);
    const original = findOriginalName(opened.peek);
    const peek = original === null ? opened.peek : peekCorrected(opened.peek, original);
    const { decoded, corrected } =
      original === null ? { ...opened, corrected: undefined } : readCorrected(opened.decoded, original);
    const recipes = [...BUILTIN_RECIPES, ...(options.recipes ?? [])];
    const formats = options.format ? FORMATS.filter(({ code }) => code === options.format) : FORMATS;
    const recognised = recognise(peek, recipes, formats);
    // What is left of a file that was recognised may hold little more than its faults.
    if (recognised.kind === 'undecided' && !options.format && original === null)
      return { name, why: { kind: 'unknown', nearest: recognised.nearest } };
    const chosen = recognised.kind === 'decided' ? recognised : recognised.nearest[0];
    if (!chosen) return { name, why: { kind: 'unknown', nearest: [] } };
    const { format, recognition } = chosen;
    const recipe = recognised.kind === 'decided' ? recognised.recipe : null;
    const reading = withVenue(
      toReading(peek, format, recipe, options.findMic, options.choices),
      options.choices?.subject,
    );
    const tapped = tapTable(decoded, source.bytes, reading.columns.close);
    const { limits } = options.decoder;
    const table = peek.content.kind === 'table' ? peek.content : null;
    return {
      name,
      bytes: source.bytes,
      sha256: await hash(source, options.decoder),
      content: () => ByteSource.of(source.content, source.bytes, limits).stream(),
      format: format.code,
      encoding: table?.encoding,
      delimiter: table?.delimiter,
      reading: JSON.stringify([reading, table]),
      header: table?.header,
      records: recognition.records,
      basis: recognition.priceBasis ?? recipe?.prices.basis ?? basisOf(format),
      holdsRunningDay: format.holdsRunningDay,
      checks: toCheckSettings(recipe, options.checks),
      read: () => format.read(tapped.decoded, reading),
      corrected,
      othersOf: tapped.othersOf,
      progress: () => tapped.progress() ?? 0,
    };
  } catch (error) {
    if (error instanceof DecodeRefusal) return { name, why: { kind: 'refused', refusal: error } };
    throw error;
  }
}

const basisOf = ({ priceBasis = 'as_traded' }: ImportFormat) => priceBasis;

/** A venue that the person names holds for rows with codes of their own, too. */
const withVenue = (reading: Reading, subject: Subject | undefined): Reading =>
  subject?.mic ? { ...reading, constants: { ...reading.constants, mic: subject.mic } } : reading;

async function hash(source: FileSource, { limits }: Decoder): Promise<string> {
  const bytes = ByteSource.of(source.content, source.bytes, limits);
  const sha256 = createHash('sha256');
  for await (const chunk of bytes.stream()) sha256.update(chunk);
  return sha256.digest('hex');
}
