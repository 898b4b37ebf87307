import { DEFAULT_LANGUAGE, type Language } from '#domain/languages/languages.ts';
import { type Handler, handle, load } from '#platform/http/door.server.ts';
import type { LabelCatalog } from '#platform/i18n/label-catalog.server.ts';
import { findLabelFault, sampleLabel } from '#platform/i18n/label-check.server.ts';
import { findLabelOverride, findLabelOverrides } from '#platform/i18n/label-override.repository.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { overrideLabel } from './change-label.server.ts';
import { countLabels, type ListedLabel, listLabels, searchLabels } from './label-search.server.ts';
import {
  type LabelPreview,
  operatorLabelPage,
  operatorLabelsPage,
  previewLabel,
  setLabel,
  unsetLabel,
} from './operator-labels.contract.ts';

const LABELS_A_PAGE = 50;

export const loadOperatorLabelsPage = load(operatorLabelsPage, async ({ query }, context) => {
  const { find, module, show, language = context.language } = query;
  const overrides = await findLabelOverrides(context.database);
  const found = searchLabels(listLabels(context.labels, overrides, language), { text: find, module, show });
  const pages = Math.max(1, Math.ceil(found.length / LABELS_A_PAGE));
  const page = Math.min(query.page, pages);
  return {
    find,
    module,
    language,
    show,
    modules: context.labels.modules.toSorted(),
    labels: found.slice((page - 1) * LABELS_A_PAGE, page * LABELS_A_PAGE),
    total: found.length,
    page,
    pages,
    languages: countLabels(context.labels, overrides),
  };
});

export const loadOperatorLabelPage = load(
  operatorLabelPage,
  async ({ params, query }, { labels, database }) => {
    const label = { ...readLabel(labels, params), override: await findLabelOverride(database, params) };
    const typed = query.text ?? label.override ?? label.shipped ?? label.english;
    return {
      ...label,
      language: params.language,
      refused: query.refused,
      typed,
      ...preview(label, params.language, typed),
    };
  },
);

interface LabelKey {
  readonly module: string;
  readonly key: string;
  readonly language: Language;
}

function readLabel(labels: LabelCatalog, { module, key, language }: LabelKey): Omit<ListedLabel, 'override'> {
  const english = labels.findShipped(module, DEFAULT_LANGUAGE) ?? {};
  const text = Object.hasOwn(english, key) ? english[key] : undefined;
  if (text === undefined) throw new Refusal('not_found');
  const shipped = labels.findShipped(module, language)?.[key] ?? null;
  return { module, key, english: text, shipped };
}

function preview({ english }: Pick<ListedLabel, 'english'>, language: Language, text: string): LabelPreview {
  const fault = findLabelFault(text, english);
  return { fault, samples: fault ? [] : sampleLabel(text, language) };
}

export const serveLabelActions: readonly Handler[] = [
  handle(previewLabel, async ({ body }, { labels }) =>
    preview(readLabel(labels, body), body.language, body.text),
  ),
  handle(setLabel, async ({ params, body }, { database, labels, user, now }) => {
    const actor = { operatorId: user.id, at: now };
    await overrideLabel(database, labels, actor, { ...params, text: body.text, seen: body.seen || null });
    return { changed: true as const };
  }),
  handle(unsetLabel, async ({ params, body }, { database, labels, user, now }) => {
    const actor = { operatorId: user.id, at: now };
    await overrideLabel(database, labels, actor, { ...params, text: null, seen: body.seen || null });
    return { changed: true as const };
  }),
];
