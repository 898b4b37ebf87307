import styles from './Logo.module.css';

/** A point on its basis. */
export function BasispointLogo() {
  return (
    <svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true">
      <rect className={styles.basis} x="1" y="15.5" width="20" height="3" />
      <circle className={styles.point} cx="14.5" cy="8" r="4" />
    </svg>
  );
}
