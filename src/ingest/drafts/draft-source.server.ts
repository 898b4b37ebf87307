import type { Files } from '#platform/files/files.server.ts';
import type { DecodeChoice, FileSource } from '../decode/source.ts';
import { storedSource } from '../load/stored-source.server.ts';
import type { RunChoices } from '../mapping/to-reading.ts';
import type { FileChoices } from './draft.ts';
import type { DraftFile } from './drafts.repository.ts';

export const pathOf = ({ name, folder }: Pick<DraftFile, 'name' | 'folder'>): string =>
  folder === null ? name : `${folder}/${name}`;

export const draftSource = (files: Files, file: DraftFile): FileSource =>
  storedSource(files, pathOf(file), file);

export const toDecodeChoice = ({ encoding, delimiter, decimal }: FileChoices): DecodeChoice => ({
  ...(encoding && { encoding }),
  ...(delimiter && { delimiter }),
  ...(decimal && { decimal }),
});

export const toRunChoices = (choices: FileChoices): RunChoices => {
  const { columns, record, dayOrder, decimal, venue, ticker } = choices;
  return {
    ...(columns && { columns }),
    ...(record && { record }),
    ...(dayOrder && { dayOrder }),
    ...(decimal && { decimal }),
    ...((venue || ticker) && { subject: { ...(venue && { mic: venue }), ...(ticker && { ticker }) } }),
  };
};
