import styles from './Logo.module.css';

/** A bond's sheet with its coupons. */
export function CouponryLogo() {
  return (
    <svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true">
      <path className={styles.sheet} d="M2 4h18v3H2zM2 15h18v3H2z" />
      <path className={styles.coupons} d="M5 9.5h3v3H5zM9.5 9.5h3v3h-3zM14 9.5h3v3h-3z" />
    </svg>
  );
}
