import { useState } from 'react';
import { changeQuantity } from '#market/watchlist/watchlist.contract.ts';
import { call } from '#platform/contract/call.ts';
import { fillPath } from '#platform/contract/page.ts';
import { useFormat, useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { useReload } from '#platform/navigation/Reload.tsx';
import type refusals from '#platform/refusals/labels/eng.json';
import { Refusal } from '#platform/refusals/refusal.ts';
import { useMessages } from '#ui/message-banner/MessageBannerProvider.tsx';
import { QuantityInput } from '#ui/quantity-field/QuantityInput.tsx';
import { useQuantities } from '#ui/quantity-field/useQuantities.ts';
import type english from './labels/eng.json';
import type { Position } from './positions.contract.ts';

/** Changed in place: kept on Enter and on leaving, as it was on Escape. Without script Enter posts the form. */
export function QuantityCell({ position }: { position: Position }) {
  const t = useLabels<typeof english>('positions');
  const link = useLink();
  const { typed, complaint, isSaving, type, save, forget } = useQuantityChange(position);
  return (
    <form
      method="post"
      action={link(fillPath(changeQuantity.path, { id: position.id }))}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <input type="hidden" name="next" value={link('/watchlist/')} />
      <QuantityInput
        label={t('quantity_of', { name: position.name, venue: position.venue })}
        name="quantity"
        placeholder="–"
        typed={typed}
        complaint={complaint}
        isBusy={isSaving}
        onType={type}
        onLeave={save}
        onKeyDown={(event) => event.key === 'Escape' && forget()}
      />
    </form>
  );
}

function useQuantityChange({ id, quantity }: Position) {
  const t = useLabels<typeof english>('positions');
  const why = useLabels<typeof refusals>('refusals');
  const format = useFormat();
  const { read, explain } = useQuantities();
  const reload = useReload();
  const { show } = useMessages();
  const [typed, setTyped] = useState<string | null>(null);
  const [complaint, setComplaint] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);

  const forget = () => {
    setTyped(null);
    setComplaint(null);
  };
  const send = async (changed: number | null) => {
    setSaving(true);
    setComplaint(null);
    try {
      await call(changeQuantity, { params: { id: String(id) }, body: { quantity: changed } });
      await reload();
      forget();
      show({ id: 'quantity_saved', message: t('saved') });
    } catch (error) {
      setComplaint(why(error instanceof Refusal ? error.code : 'unavailable'));
    } finally {
      setSaving(false);
    }
  };
  const save = () => {
    if (typed === null || isSaving) return;
    const wanted = read(typed);
    if (wanted.kind === 'wrong') return setComplaint(explain(wanted.fault, typed));
    const changed = wanted.kind === 'quantity' ? wanted.quantity : null;
    if (changed === quantity) return forget();
    void send(changed);
  };
  const type = (text: string) => {
    setTyped(text);
    setComplaint(null);
  };
  const shown = quantity === null ? '' : format.number(quantity);
  return { typed: typed ?? shown, complaint, isSaving, type, save, forget };
}
