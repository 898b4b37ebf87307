import { DecodeRefusal } from '../decode/decode-refusal.ts';
import type { Decoder, OpenedFile } from '../decode/decoder.server.ts';
import type { FileSource } from '../decode/source.ts';
import { FORMATS } from '../formats/registry.ts';
import { BUILTIN_RECIPES } from '../mapping/builtin-recipes.ts';
import type { Recipe } from '../mapping/recipe.ts';
import { recognise } from '../mapping/recognise.ts';
import type { FileChoices, RecognisedFile } from './draft.ts';
import { toDecodeChoice } from './draft-source.server.ts';

const SAMPLES = 3;
const LONGEST_SAMPLE = 60;
/** Longer files are counted by the check. */
const MOST_COUNTED_BYTES = 64 * 1024 * 1024;

const UNREADABLE: RecognisedFile = {
  refusal: 'unreadable',
  format: null,
  score: 0,
  reasons: [],
  nearest: [],
  kind: null,
  encoding: null,
  delimiter: null,
  decimal: null,
  header: [],
  sample: [],
  records: null,
  importedBy: null,
};

/** What a file is, with what a person said about it. */
export async function recogniseFile(
  decoder: Decoder,
  source: FileSource,
  choices: FileChoices,
  recipes: readonly Recipe[],
): Promise<RecognisedFile> {
  try {
    const opened = await decoder.openFile(source, toDecodeChoice(choices));
    const { content } = opened.peek;
    const formats = choices.format ? FORMATS.filter(({ code }) => code === choices.format) : FORMATS;
    const found = recognise(opened.peek, [...BUILTIN_RECIPES, ...recipes], formats);
    const best = found.kind === 'decided' ? found : found.nearest[0];
    const isDecided = found.kind === 'decided' || choices.format !== undefined;
    const table = content.kind === 'table' ? content : null;
    return {
      ...UNREADABLE,
      refusal: null,
      format: isDecided ? (best?.format.code ?? null) : null,
      score: best?.recognition.score ?? 0,
      reasons: best?.recognition.reasons.map(({ code, details = {} }) => ({ code, details })) ?? [],
      nearest:
        found.kind === 'undecided'
          ? found.nearest
              .filter(({ recognition }) => recognition.score > 0)
              .map(({ format, recognition }) => ({ format: format.code, score: recognition.score }))
          : [],
      kind: content.kind,
      encoding: content.encoding ?? null,
      delimiter: table?.delimiter ?? null,
      decimal: table?.decimal ?? null,
      header: [...(table?.header ?? [])],
      sample: (table?.sample ?? []).slice(0, SAMPLES).map((row) => row.map(shorten)),
      records: source.bytes <= MOST_COUNTED_BYTES ? await countRecords(opened) : null,
    };
  } catch (error) {
    if (error instanceof DecodeRefusal) return { ...UNREADABLE, refusal: error.code };
    throw error;
  }
}

const shorten = (cell: string) => (cell.length > LONGEST_SAMPLE ? `${cell.slice(0, LONGEST_SAMPLE)}…` : cell);

async function countRecords({ decoded }: OpenedFile): Promise<number | null> {
  if (decoded.kind !== 'table') return null;
  let count = 0;
  for await (const rows of decoded.rows()) count += rows.length;
  return count;
}
