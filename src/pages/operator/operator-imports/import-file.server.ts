import { Decoder } from '#ingest/decode/decoder.server.ts';
import { chooseForFile } from '#ingest/drafts/change-draft.server.ts';
import type { FileChoices } from '#ingest/drafts/draft.ts';
import { draftSource, pathOf } from '#ingest/drafts/draft-source.server.ts';
import { type DraftFile, findDraftFile } from '#ingest/drafts/drafts.repository.ts';
import { previewFile } from '#ingest/drafts/preview-file.server.ts';
import { listRecipes } from '#ingest/drafts/recipes.repository.ts';
import { saveRecipe } from '#ingest/drafts/save-recipe.server.ts';
import { RECORD_FIELDS } from '#ingest/formats/any-table/record-fields.ts';
import { FORMATS } from '#ingest/formats/registry.ts';
import { readReferenceData } from '#ingest/identity/reference-data.repository.ts';
import type { Database } from '#platform/database/database.server.ts';
import { FILES, type Files } from '#platform/files/files.server.ts';
import { handle, load } from '#platform/http/door.server.ts';
import { JOBS } from '#platform/jobs/jobs.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { service } from '#platform/services/service.ts';
import { deskOf, readDraft, toShownDraft } from './draft-desk.server.ts';
import { chooseFile, importFilePage, previewImport, type ShownPreview } from './import-file.contract.ts';
import { toFileChoices } from './to-file-choices.ts';

/** A connection of its own for what the import reads by one. */
export const IMPORT_SESSION =
  service<<T>(work: (client: Session) => Promise<T>) => Promise<T>>('session of an import');
type Session = Parameters<typeof readReferenceData>[0];
type WithSession = <T>(work: (client: Session) => Promise<T>) => Promise<T>;

export const loadImportFilePage = load(
  importFilePage,
  { files: FILES, withSession: IMPORT_SESSION },
  async ({ params, query }, context) => {
    const { database } = context;
    const draft = await readDraft(database, params.draftId);
    const file = await readFile(database, params.draftId, params.position);
    const preview = await previewOf(file, file.choices, context);
    return {
      draft: toShownDraft(draft, context),
      position: file.position,
      name: pathOf(file),
      bytes: file.bytes,
      choices: file.choices,
      recognised: file.recognised,
      formats: FORMATS.map(({ code }) => code),
      fields: preview?.record
        ? RECORD_FIELDS[preview.record].map(({ name, isRequired }) => ({ name, isRequired }))
        : [],
      preview,
      refused: query.refused ?? null,
    };
  },
);

export const serveChooseFile = handle(
  chooseFile,
  { jobs: JOBS },
  async ({ params: { draftId, position }, body }, context) => {
    const file = await readFile(context.database, draftId, position);
    const choices = toFileChoices(body, file.recognised?.header ?? []);
    const desk = deskOf(context);
    if (body.step === 'recipe') {
      if (!file.recognised || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(body.recipe ?? ''))
        throw new Refusal('bad_recipe_name');
      await saveRecipe(desk, body.recipe ?? '', file.recognised, choices);
    }
    await chooseForFile(desk, draftId, position, choices);
    return { id: draftId };
  },
);

export const servePreviewImport = handle(
  previewImport,
  { files: FILES, withSession: IMPORT_SESSION },
  async ({ params: { draftId, position }, body }, context) => {
    const file = await readFile(context.database, draftId, position);
    const choices = toFileChoices(body, file.recognised?.header ?? []);
    return { preview: await previewOf(file, choices, context) };
  },
);

async function readFile(database: Database, draftId: number, position: number): Promise<DraftFile> {
  const file = await findDraftFile(database, draftId, position);
  if (!file) throw new Refusal('not_found');
  return file;
}

async function previewOf(
  file: DraftFile,
  choices: FileChoices,
  {
    database,
    files,
    withSession,
  }: { readonly database: Database; readonly files: Files; readonly withSession: WithSession },
): Promise<ShownPreview | null> {
  const decoder = new Decoder();
  try {
    const { findMic } = await withSession(readReferenceData);
    const recipes = await listRecipes(database);
    const preview = await previewFile(decoder, draftSource(files, file), { choices, recipes, findMic });
    return (
      preview && {
        ...preview,
        columns: { ...preview.columns },
        guessed: [...preview.guessed],
        rows: preview.rows.map((row) => ({ ...row, values: { ...row.values } })),
      }
    );
  } finally {
    await decoder.close();
  }
}
