import styles from './print-picture.module.css';

/** Prints the picture alone: the style sheet hides the rest of the page from paper while it is there. */
export function printPicture(flat: SVGSVGElement): void {
  const sheet = document.createElement('div');
  sheet.className = styles.sheet ?? '';
  sheet.append(flat);
  document.body.append(sheet);
  window.addEventListener('afterprint', () => sheet.remove(), { once: true });
  window.print();
}
