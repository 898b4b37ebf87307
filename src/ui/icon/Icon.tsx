import styles from './Icon.module.css';

/** Drawn on 16 × 16 with one stroke. */
const PATHS = {
  alert: 'M8 2.25a5.75 5.75 0 1 0 0 11.5 5.75 5.75 0 0 0 0-11.5zM8 5v3.5M8 10.9v.1',
  ban: 'M8 2.25a5.75 5.75 0 1 0 0 11.5 5.75 5.75 0 0 0 0-11.5zM4 4l8 8',
  calendar:
    'M3.5 3.5h9a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1h-9a1 1 0 0 1-1-1v-8a1 1 0 0 1 1-1zM2.5 6.75h11M5.5 2v3M10.5 2v3',
  check: 'm3 8.5 3.25 3L13 4.5',
  clock: 'M8 2.25a5.75 5.75 0 1 0 0 11.5 5.75 5.75 0 0 0 0-11.5zM8 4.75V8l2.25 1.5',
  close: 'm4 4 8 8M12 4l-8 8',
  display: 'M8 2.25a5.75 5.75 0 1 0 0 11.5 5.75 5.75 0 0 0 0-11.5zM8 2.25v11.5M8 5h4.75M8 8h5.75M8 11h4.75',
  down: 'm4 6 4 4 4-4',
  download: 'M8 2.5v7.5M5 7l3 3 3-3M2.5 13.5h11',
  file: 'M4 2.5h5.5L12.5 5.5v8H4zM9.25 2.5v3h3.25',
  full: 'M2.5 6V2.5H6M10 2.5h3.5V6M13.5 10v3.5H10M6 13.5H2.5V10',
  image:
    'M3.5 3h9a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1h-9a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM3 11l3-3 2.5 2.5L10.5 8l3 3',
  info: 'M8 2.25a5.75 5.75 0 1 0 0 11.5 5.75 5.75 0 0 0 0-11.5zM8 11V7.5M8 5.1V5',
  left: 'm10 4-4 4 4 4',
  list: 'M5.5 4.5h8M5.5 8h8M5.5 11.5h8M2.5 4.5h.01M2.5 8h.01M2.5 11.5h.01',
  lock: 'M4.5 7h7a1 1 0 0 1 1 1v4.5a1 1 0 0 1-1 1h-7a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1zM5.5 7V5a2.5 2.5 0 0 1 5 0v2',
  menu: 'M2.5 4.5h11M2.5 8h11M2.5 11.5h11',
  message: 'M3.5 3h9a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1H8l-3 2.5V11H3.5a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1z',
  minus: 'M3.5 8h9',
  more: 'M3.5 8h.01M8 8h.01M12.5 8h.01',
  network:
    'M8 2.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3zM3.5 10.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3zM12.5 10.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3zM7.25 5.35 4.25 10.65M8.75 5.35l3 5.3',
  pdf: 'M4 2.5h5.5L12.5 5.5v8H4zM9.25 2.5v3h3.25M6 8.5h4.5M6 11h3',
  plus: 'M8 3.5v9M3.5 8h9',
  print: 'M4.5 6V2.5h7V6M4.5 11.5h-2V6h11v5.5h-2M4.5 9.5h7v4h-7z',
  rar: 'M3 3h10v3.35H3zM3 6.35h10v3.3H3zM3 9.65h10V13H3zM6 3v10',
  right: 'm6 4 4 4-4 4',
  search: 'M7 2.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM10.5 10.5 14 14',
  small: 'M6 2.5V6H2.5M10 2.5V6h3.5M10 13.5V10h3.5M6 13.5V10H2.5',
  sortdown: 'M8 3v10M4.5 9.5 8 13l3.5-3.5',
  sortup: 'M8 13V3M4.5 6.5 8 3l3.5 3.5',
  star: 'm8 2.4 1.75 3.55 3.9.55-2.8 2.75.65 3.9L8 11.3l-3.5 1.85.65-3.9-2.8-2.75 3.9-.55z',
  up: 'm4 10 4-4 4 4',
  user: 'M8 2.5a2.75 2.75 0 1 0 0 5.5 2.75 2.75 0 0 0 0-5.5zM2.75 13.5c.5-2.5 2.5-3.75 5.25-3.75s4.75 1.25 5.25 3.75',
  vector: 'M3 13C3 7 8 9 8 3M2 13h2M7 3h2M11 8h3',
  warn: 'M8 2.5 14 13H2zM8 6.5v3M8 11.4v.1',
  zip: 'M3.75 2.5h8.5v11h-8.5zM8 2.5V4M8 5.25v1.5M7 8.5h2v2.75H7z',
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
