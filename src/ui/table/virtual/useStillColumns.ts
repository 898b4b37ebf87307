import { type RefObject, useLayoutEffect } from 'react';

/** Columns keep the widths that the first lines gave them: lines that come and go would move them. */
export function useStillColumns(region: RefObject<HTMLDivElement | null>): void {
  useLayoutEffect(() => {
    const element = region.current;
    const table = element?.querySelector('table');
    if (!element || !table) return;
    let width = -1;
    const settle = () => {
      if (element.clientWidth === width) return;
      width = element.clientWidth;
      const heads = [...table.querySelectorAll<HTMLElement>('thead th')];
      table.style.tableLayout = 'auto';
      for (const head of heads) head.style.width = '';
      const widths = heads.map((head) => head.getBoundingClientRect().width);
      for (const [index, head] of heads.entries()) head.style.width = `${widths[index]}px`;
      table.style.tableLayout = 'fixed';
    };
    const resized = new ResizeObserver(settle);
    resized.observe(element);
    settle();
    return () => {
      resized.disconnect();
      table.style.tableLayout = '';
    };
  }, [region]);
}
