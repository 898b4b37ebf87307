import type { MouseEvent } from 'react';
import { shownOptions } from './active-option.ts';
import { type TabFace, TabText, tabClass } from './TabText.tsx';
import styles from './tabs.module.css';
import { useStrip } from './useStrip.ts';

export interface TabLink extends TabFace {
  readonly href: string;
  readonly isCurrent: boolean;
  readonly isHidden?: boolean | undefined;
  /** Chosen, and still being loaded. */
  readonly isBusy?: boolean | undefined;
}

interface Props {
  readonly label: string;
  readonly items: readonly TabLink[];
  /** Takes over from the browser where script runs. */
  readonly onFollow?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** Tabs whose every panel has an address: without script they are followed as they are. */
export function TabLinks({ label, items, onFollow }: Props) {
  const shown = shownOptions(items);
  const current = shown.find(({ isCurrent }) => isCurrent);
  const strip = useStrip<HTMLElement>(current?.href);
  return (
    <nav ref={strip} className={styles.strip} aria-label={label}>
      {shown.map((item) => (
        <a
          key={item.href}
          className={tabClass(item.tone)}
          href={item.href}
          aria-current={item === current ? 'true' : undefined}
          aria-busy={item.isBusy || undefined}
          data-in-place={onFollow && ''}
          onClick={onFollow}
        >
          <TabText text={item.text} count={item.count} tone={item.tone} />
        </a>
      ))}
    </nav>
  );
}
