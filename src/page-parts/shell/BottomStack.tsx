import styles from './BottomStack.module.css';
import { CookieNotice, Offers, ShellHints } from './shell.islands.ts';

/**
 * What a visitor is asked and offered besides the page: all script of it waits until the browser has nothing better to
 * do. It keeps to the bottom of the window, and the page ends above it, so that nothing stays covered.
 */
export function BottomStack() {
  return (
    <div className={styles.stack}>
      <Offers />
      <CookieNotice />
      <ShellHints />
    </div>
  );
}
