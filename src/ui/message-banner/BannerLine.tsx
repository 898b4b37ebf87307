import { type MouseEvent, useEffect, useRef } from 'react';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { classes } from '#ui/classes.ts';
import { Icon, type IconName } from '#ui/icon/Icon.tsx';
import { CloseButton } from '#ui/message/CloseButton.tsx';
import type { Look } from '#ui/temporary/attention.ts';
import { attentionProps } from '#ui/temporary/attention-props.ts';
import styles from './BannerLine.module.css';
import type english from './labels/eng.json';
import type { BannerMessage, MessageAction, MessageType } from './messages.ts';

const ICONS: Readonly<Record<MessageType, IconName>> = {
  alertGreen: 'check',
  alertRed: 'alert',
  alertYellow: 'warn',
  plain: 'info',
};

interface Props {
  readonly message: BannerMessage;
  readonly onLook: (look: Look) => void;
  readonly onClose: (event: MouseEvent<HTMLElement>) => void;
}

/** One message: its icon shows the kind, and so do its hidden words. */
export function BannerLine({ message, onLook, onClose }: Props) {
  const t = useLabels<typeof english>('message-banner');
  const { type, action } = message;
  return (
    <div className={classes(styles.line, styles[type])} data-line {...attentionProps(onLook)}>
      <Icon name={ICONS[type]} />
      <p className={styles.text}>
        {type !== 'plain' && <span className="sr">{t(`kind_${type}`)} </span>}
        {message.message}
      </p>
      {action && <Action action={action} takesFocus={message.takesFocus} onDone={onClose} />}
      <CloseButton onClick={onClose} data-close />
    </div>
  );
}

interface ActionProps {
  readonly action: MessageAction;
  readonly takesFocus: boolean;
  readonly onDone: Props['onClose'];
}

function Action({ action, takesFocus, onDone }: ActionProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  if ('href' in action)
    return (
      <a className={classes('link', styles.action)} href={action.href}>
        {action.label}
      </a>
    );
  const act = (event: MouseEvent<HTMLElement>) => {
    onDone(event);
    action.onPress();
  };
  return (
    <button ref={button} type="button" className={classes('link', styles.action)} onClick={act}>
      {action.label}
    </button>
  );
}
