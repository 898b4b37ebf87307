import styles from './Icon.module.css';

/** Drawn on 16 × 16 with one stroke. */
const PATHS = {
  alert: 'M8 2.25a5.75 5.75 0 1 0 0 11.5 5.75 5.75 0 0 0 0-11.5zM8 5v3.5M8 10.9v.1',
  check: 'm3 8.5 3.25 3L13 4.5',
  down: 'm4 6 4 4 4-4',
  left: 'm10 4-4 4 4 4',
  lock: 'M4.5 7h7a1 1 0 0 1 1 1v4.5a1 1 0 0 1-1 1h-7a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1zM5.5 7V5a2.5 2.5 0 0 1 5 0v2',
  right: 'm6 4 4 4-4 4',
} as const;

export type IconName = keyof typeof PATHS;

/** Never alone: a word or an `aria-label` stands beside it. */
export function Icon({ name, size = 16 }: { name: IconName; size?: 16 | 20 }) {
  return (
    <svg className={styles.icon} width={size} height={size} viewBox="0 0 16 16" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
