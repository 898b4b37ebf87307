import styles from './BottomStack.module.css';
import { CookieNotice, Offers, ShellHints } from './shell.islands.ts';

/**
 * What a visitor is asked and offered besides the page: all script of it waits until the browser has nothing better to
 * do. It sticks to the bottom of the window but stands after the footer, so at the end of the page it covers nothing.
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
