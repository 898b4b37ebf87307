import buttons from '#ui/button/button.module.css';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import field from './field.module.css';

/** Empties the field that it stands in, at its end; the box around both is positioned. */
export function ClearButton({ label, onClear }: { label: string; onClear: () => void }) {
  return (
    <button
      type="button"
      className={classes(buttons.button, buttons.quiet, buttons.icon, field.clear)}
      aria-label={label}
      onClick={onClear}
    >
      <Icon name="close" />
    </button>
  );
}
