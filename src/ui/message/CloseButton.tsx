import type { ComponentProps } from 'react';
import { useLabels } from '#platform/i18n/I18n.tsx';
import buttons from '#ui/button/button.module.css';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './CloseButton.module.css';
import type english from './labels/eng.json';

type Props = Omit<ComponentProps<'button'>, 'type' | 'className' | 'aria-label' | 'children'>;

/** The cross of whatever can be put away. */
export function CloseButton(props: Props) {
  const t = useLabels<typeof english>('message');
  return (
    <button
      {...props}
      type="button"
      className={classes(buttons.button, buttons.quiet, buttons.icon, styles.close)}
      aria-label={t('close')}
    >
      <Icon name="close" />
    </button>
  );
}
