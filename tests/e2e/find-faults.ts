import type { Page } from '@playwright/test';
import axeCore from 'axe-core';

export type Theme = 'light' | 'dark';
export const THEMES: readonly Theme[] = ['light', 'dark'];

/** What axe finds in the places, each as a sentence, in a theme that the page is put into. Another theme changes colours and nothing else. */
export async function findFaults(page: Page, theme: Theme, ...places: string[]): Promise<string[]> {
  await page.emulateMedia({ colorScheme: theme });
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(axeCore.source);
  await page.evaluate(markRepeated, places);
  const { violations } = await page.evaluate(
    async ([places, options]) => {
      // A section far below has the colours of the theme in which it was laid out last.
      const laidOut = `main section { content-visibility: visible !important; }
        [data-repeated], [data-repeated] * { visibility: hidden !important; transition: none !important; }`;
      const alone = new CSSStyleSheet();
      alone.replaceSync(laidOut);
      document.adoptedStyleSheets.push(alone);
      document.body.getBoundingClientRect();
      // A colour on its way from one theme to the other is neither.
      for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish();
      // Axe lays a grid over the whole page, also for one of its parts: without the sections elsewhere it takes a fraction.
      const isPart =
        places.length > 0 &&
        places.every((place) => document.querySelector(place)?.closest('main section, dialog, header'));
      if (isPart) {
        const inside = `${places}, :has(${places}), :is(${places}) *`;
        alone.replaceSync(`${laidOut} main section:not(${inside}) { display: none !important; }`);
      }
      const found = await globalThis.axe.run({ include: places.length > 0 ? places : ['html'] }, options);
      document.adoptedStyleSheets.pop();
      for (const each of document.querySelectorAll('[data-repeated]')) each.removeAttribute('data-repeated');
      return found;
    },
    [
      places,
      {
        resultTypes: ['violations'],
        iframes: false,
        preload: false,
        ...(theme === 'dark' && { runOnly: ['color-contrast'] }),
      },
    ] satisfies [string[], axeCore.RunOptions],
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

/**
 * Marks what repeats its siblings: from the fourth on the rows, cards or links that have the same elements, classes and
 * states. Axe would find in it what it finds in the first three, and half of its time would go there. What is marked
 * keeps its place on the page; only axe does not see it.
 */
function markRepeated(places: readonly string[]): void {
  const LOOKED_AT = 3;
  const DIFFERS =
    /^(?:id|href|src|srcset|title|for|name|value|alt|datetime|content|d|points|transform|viewBox|width|height|r|d?[xy]|c[xy]|[xy][12]|aria-(?:label|labelledby|describedby|controls|owns|details|valuenow|valuetext|rowindex|posinset))$/;
  const STATES = [':checked', ':invalid', ':target', ':hover', ':popover-open', ':placeholder-shown'];
  // What is looked at must stay in sight, and what has the focus would lose it.
  const kept = [document.activeElement, ...(places.length > 0 ? document.querySelectorAll(`${places}`) : [])];
  const describe = (element: Element): string => {
    const attributes = [...element.attributes].map(({ name, value }) =>
      DIFFERS.test(name) || /^[-\d.,]*$/.test(value) ? name : `${name}=${value}`,
    );
    const counts = new Map<string, number>();
    const inside = [...element.childNodes].map((node) => {
      if (!(node instanceof Element)) return node instanceof Text && node.data.trim() ? 'text' : '';
      const description = describe(node);
      const count = (counts.get(description) ?? 0) + 1;
      counts.set(description, count);
      if (count > LOOKED_AT && !kept.some((each) => node.contains(each)))
        node.setAttribute('data-repeated', '');
      return `<${description}>`;
    });
    const states = STATES.filter((state) => element.matches(state));
    return [element.localName, ...attributes, ...states, ...inside].join(' ');
  };
  describe(document.body);
}

/** What a finger cannot press for sure, which axe says only on request. */
export async function findSmallTargets(page: Page): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(axeCore.source);
  const { violations } = await page.evaluate(async () => {
    // Axe sees nothing of a section that is not laid out yet, which most of a long page is.
    const laidOut = new CSSStyleSheet();
    laidOut.replaceSync('main section { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(laidOut);
    const found = await globalThis.axe.run({ runOnly: ['target-size'] });
    document.adoptedStyleSheets.pop();
    return found;
  });
  return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html));
}

declare global {
  var axe: typeof import('axe-core');
}
