import type english from '#market/trading-chart/labels/eng.json';
import { useLabels } from '#platform/i18n/I18n.tsx';
import field from '#ui/field/field.module.css';

/** Stands for a search that is being loaded: no letter that is typed meanwhile is lost. */
export function TypeAhead({ onType }: { onType: (text: string) => void }) {
  const t = useLabels<typeof english>('trading-chart');
  return (
    <input
      // biome-ignore lint/a11y/noAutofocus: the press that opened it requested it
      autoFocus
      className={field.field}
      aria-label={t('add')}
      autoComplete="off"
      spellCheck={false}
      onInput={(event) => onType(event.currentTarget.value)}
    />
  );
}
