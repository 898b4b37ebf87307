import type { Language } from '#domain/languages/languages.ts';
import { type Actor, recordChange } from '#platform/accounts/operator-changes/operator-change.repository.ts';
import type { Database } from '#platform/database/database.server.ts';
import type { LabelCatalog, LabelOverride } from '#platform/i18n/label-catalog.server.ts';
import {
  deleteLabelOverride,
  lockLabelOverride,
  writeLabelOverride,
} from '#platform/i18n/label-override.repository.ts';
import { Refusal } from '#platform/refusals/refusal.ts';

interface LabelChange {
  readonly module: string;
  readonly key: string;
  readonly language: Language;
  /** Null: the shipped text again. */
  readonly text: string | null;
  /** What the operator was shown, null for none; the command line has not shown any. */
  readonly seen?: string | null;
}

/** Writes a text over a label, or takes it away. Every process is notified by the store and shows it from then on. */
export async function overrideLabel(
  database: Database,
  labels: LabelCatalog,
  actor: Actor,
  { text, seen, ...labelKey }: LabelChange,
): Promise<void> {
  refuseBadLabel(labels, { ...labelKey, text: text ?? '' }, text === null);
  await database.transaction().execute(async (transaction) => {
    const before = await lockLabelOverride(transaction, labelKey);
    if (seen !== undefined && seen !== before) throw new Refusal('conflict');
    if (before === text) return;
    if (text === null) await deleteLabelOverride(transaction, labelKey);
    else await writeLabelOverride(transaction, { ...labelKey, text }, actor.at);
    await recordChange(transaction, actor, {
      subject: 'label',
      subjectId: `${labelKey.module}.${labelKey.key} ${labelKey.language}`,
      action: text === null ? 'delete' : before === null ? 'create' : 'change',
      before: before === null ? null : { text: before },
      after: text === null ? null : { text },
    });
  });
}

/** An override may be taken away even where its label is gone. */
function refuseBadLabel(labels: LabelCatalog, override: LabelOverride, isRemoval: boolean): void {
  if (isRemoval) return;
  const fault = labels.findFault(override);
  if (fault) throw new Refusal(fault === 'unknown' ? 'not_found' : 'bad_label');
}
