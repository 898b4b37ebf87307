import fc from 'fast-check';
import { HOSTILE } from '../../src/platform/html/hostile-html-for-tests.ts';
import { sanitiseHtml } from '../../src/platform/html/sanitise-html.server.ts';
import { expect, test } from './visitors.ts';

const pieces = [
  '<p>',
  '</p>',
  '<li>',
  '</li>',
  '<ul>',
  '</ul>',
  '<div>',
  '</div>',
  '<b>',
  '</b>',
  '<i>',
  '</i>',
  '<h2>',
  '</h2>',
]
  .concat([
    '<table>',
    '</table>',
    '<tr>',
    '</tr>',
    '<td>',
    '</td>',
    '<blockquote>',
    '</blockquote>',
    '<br>',
    'x',
    ' ',
  ])
  .concat(['<a href="https://a.example/">', '</a>']);
const nested = fc.array(fc.constantFrom(...pieces, ...HOSTILE), { maxLength: 30 }).map((all) => all.join(''));

test('AN-01 a browser finds in cleaned HTML only what is allowed, and nothing of it leaves its place', async ({
  page,
}) => {
  await page.goto('/img/flag/eng.svg');
  const cleaned = [...HOSTILE, ...fc.sample(nested, { numRuns: 3_000, seed: 7 })].map((source) => ({
    source,
    html: sanitiseHtml(source),
  }));
  const escapes = await page.evaluate((all) => {
    const allowed = new Set(
      'DIV P H4 BLOCKQUOTE UL OL LI TABLE THEAD TBODY TR TH TD BR B STRONG I EM U S SUB SUP A'.split(' '),
    );
    const attributes = new Set(['href', 'rel', 'target', 'colspan', 'rowspan']);
    return all.filter(({ html }) => {
      const frame = (inside: string) =>
        `<main><ul><li><article><div><div id="inside">${inside}</div></div></article></li><li id="after">after</li></ul></main>`;
      const read = new DOMParser().parseFromString(frame(html), 'text/html');
      const inside = read.getElementById('inside');
      if (!inside) return true;
      const found = [...inside.querySelectorAll('*')];
      const isAllowed = found.every(
        (element) =>
          allowed.has(element.tagName) &&
          element.namespaceURI === 'http://www.w3.org/1999/xhtml' &&
          [...element.attributes].every(({ name }) => attributes.has(name)) &&
          (!element.hasAttribute('href') || /^https?:$/.test((element as HTMLAnchorElement).protocol)),
      );
      // Without what is inside, the page around it is as if nothing had been there.
      inside.replaceChildren();
      return !isAllowed || read.body.innerHTML !== frame('');
    });
  }, cleaned);
  expect(escapes).toEqual([]);
});
