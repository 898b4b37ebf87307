import type { LabelMap } from '#foundation/i18n/label-catalog.server.ts';
import { Refusal } from '#foundation/refusals/refusal.ts';
import type { Context } from '#foundation/web/context.server.ts';
import { handle } from '#foundation/web/door.server.ts';
import { readLabelRepository, readLabels } from './labels-api.contract.ts';

export const serveLabels = handle(readLabels, async ({ params, query }, context) =>
  readModule(context, params.module, query.show_labels !== undefined),
);

export const serveLabelRepository = handle(readLabelRepository, async ({ params, query }, context) => {
  const labels = readModule(context, params.module, query.show_labels !== undefined);
  const inRepository = Object.entries(labels).filter(([key]) => key.startsWith(`${params.repository}:`));
  if (inRepository.length === 0) throw new Refusal('not_found');
  return Object.fromEntries(inRepository);
});

function readModule({ labels, language }: Context, module: string, showKeys: boolean): LabelMap {
  const found = labels.find(module, language);
  if (!found) throw new Refusal('not_found');
  return showKeys ? Object.fromEntries(Object.keys(found).map((key) => [key, key])) : found;
}
