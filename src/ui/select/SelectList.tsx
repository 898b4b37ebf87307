import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { Icon } from '#ui/icon/Icon.tsx';
import { Popup } from '#ui/popup/Popup.tsx';
import { scrollToShow } from '#ui/tabs/scroll-to-show.ts';
import type { OptionGroup, SelectOption } from './option-groups.ts';
import styles from './SelectList.module.css';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly anchor: RefObject<HTMLButtonElement | null>;
  readonly groups: readonly OptionGroup<SelectOption>[];
  /** The option that Enter would choose. */
  readonly marked: SelectOption | null;
  readonly active: SelectOption | null;
  readonly onMark: (option: SelectOption) => void;
  readonly onChoose: (option: SelectOption) => void;
  readonly onClose: () => void;
}

/** The open list of a select. It never takes the focus from its button. */
export function SelectList({ id, label, anchor, groups, onClose, ...rest }: Props) {
  const body = useRef<HTMLDivElement>(null);
  const markedId = rest.marked?.id;
  useLayoutEffect(() => {
    // At least as wide as its button, before the popup measures itself.
    body.current?.style.setProperty('min-width', `${anchor.current?.offsetWidth ?? 0}px`);
  }, [anchor]);
  useEffect(() => {
    if (markedId !== undefined) reveal(document.getElementById(`${id}-${markedId}`));
  }, [id, markedId]);
  return (
    <Popup
      anchor={anchor}
      role="listbox"
      id={`${id}-list`}
      label={label}
      className={styles.list}
      onClose={onClose}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the focus where it is */}
      <div ref={body} className={styles.body} role="presentation" onMouseDown={keepFocus}>
        {groups.map(({ name, options }, index) =>
          name === null ? (
            <Options key="" id={id} options={options} {...rest} />
          ) : (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is not allowed in a listbox
            <div key={name} role="group" aria-labelledby={`${id}-group-${index}`}>
              <div id={`${id}-group-${index}`} className={styles.group} role="presentation">
                {name}
              </div>
              <Options id={id} options={options} {...rest} />
            </div>
          ),
        )}
      </div>
    </Popup>
  );
}

type OptionsProps = Pick<Props, 'id' | 'marked' | 'active' | 'onMark' | 'onChoose'> & {
  readonly options: readonly SelectOption[];
};

function Options({ id, options, marked, active, onMark, onChoose }: OptionsProps) {
  return options.map((option) => (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the button has the focus and the keys
    <div
      key={option.id}
      id={`${id}-${option.id}`}
      className={styles.option}
      role="option"
      title={option.text}
      aria-selected={option.id === active?.id}
      aria-disabled={option.isDisabled || undefined}
      data-marked={option.id === marked?.id || undefined}
      onPointerMove={() => !option.isDisabled && option.id !== marked?.id && onMark(option)}
      onClick={() => !option.isDisabled && onChoose(option)}
    >
      <span className={styles.words}>
        <span className={styles.text}>{option.text}</span>
        {option.note && <span className={styles.note}>{option.note}</span>}
      </span>
      {option.id === active?.id && <Icon name="check" />}
    </div>
  ));
}

const keepFocus = (event: { preventDefault(): void }) => event.preventDefault();

/** Scrolls the list, and never the page. */
function reveal(option: HTMLElement | null): void {
  const list = option?.closest<HTMLElement>('[role="listbox"]');
  if (!option || !list) return;
  list.scrollTop = scrollToShow(
    { start: option.offsetTop, size: option.offsetHeight },
    { start: list.scrollTop, size: list.clientHeight },
    option.offsetHeight / 2,
  );
}
