import type { Context } from '#platform/http/context.server.ts';
import { handle } from '#platform/http/door.server.ts';
import type { LabelMap } from '#platform/i18n/label-catalog.server.ts';
import { showsKeys } from '#platform/i18n/translator.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { readLabelRepository, readLabels } from './labels-api.contract.ts';

export const serveLabels = handle(readLabels, async ({ params, query }, context) =>
  readModule(context, params.module, showsKeys(query.show_labels)),
);

export const serveLabelRepository = handle(readLabelRepository, async ({ params, query }, context) => {
  const labels = readModule(context, params.module, showsKeys(query.show_labels));
  const inRepository = Object.entries(labels).filter(([key]) => key.startsWith(`${params.repository}:`));
  if (inRepository.length === 0) throw new Refusal('not_found');
  return Object.fromEntries(inRepository);
});

function readModule({ labels, language }: Context, module: string, showKeys: boolean): LabelMap {
  const found = labels.find(module, language);
  if (!found) throw new Refusal('not_found');
  return showKeys ? Object.fromEntries(Object.keys(found).map((key) => [key, key])) : found;
}
