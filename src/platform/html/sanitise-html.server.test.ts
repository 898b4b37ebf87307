import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HOSTILE, ONE_MEGABYTE } from './hostile-html-for-tests.ts';
import { readStrictly } from './read-strictly-for-tests.ts';
import { LONGEST_SOURCE, sanitiseHtml } from './sanitise-html.server.ts';

const link = (href: string, text: string) =>
  `<a href="${href}" rel="noopener noreferrer nofollow ugc" target="_blank">${text}</a>`;

test.each([
  {
    why: 'words and their weight stay',
    source: '<p>a <b>b</b> &amp; <em>c</em></p>',
    sanitised: '<p>a <b>b</b> &amp; <em>c</em></p>',
  },
  { why: 'lists stay', source: '<ul><li>a</li></ul>', sanitised: '<ul><li>a</li></ul>' },
  {
    why: 'a link says whose it is',
    source: '<a href="HTTPS://A.example/?a=1&b">a</a>',
    sanitised: link('https://a.example/?a=1&amp;b', 'a'),
  },
  {
    why: 'a link to nowhere is text',
    source: '<a name="x">a</a><a href="">b</a><a href="c">c</a>',
    sanitised: 'abc',
  },
  {
    why: 'a heading fits under the title of the comment',
    source: '<h1 align=left>a</h1>',
    sanitised: '<h4>a</h4>',
  },
  {
    why: 'a cell keeps how far it reaches',
    source: '<table><tr><td colspan="2" rowspan="99" width=9>a</td></tr></table>',
    sanitised: '<table><tr><td colspan="2">a</td></tr></table>',
  },
  { why: 'pictures go', source: 'a<img src="https://a.example/pixel.gif">b', sanitised: 'ab' },
  {
    why: 'an unknown tag goes and its words stay',
    source: '<font size=7>a</font><o:p>b</o:p>',
    sanitised: 'ab',
  },
  {
    why: 'words of blocks that go stay apart',
    source: '<b><p>one</p><p>two</p></b>',
    sanitised: '<b> one  two </b>',
  },
  { why: 'what is not closed is closed', source: '<p><b>a', sanitised: '<p><b>a</b></p>' },
  {
    why: 'what looks like a tag and is text stays text',
    source: '1 < 2 &lt;b&gt;',
    sanitised: '1 &lt; 2 &lt;b&gt;',
  },
])('AN-01 in the HTML of a provider $why', ({ source, sanitised }) => {
  expect(sanitiseHtml(source)).toBe(sanitised);
});

test.each(HOSTILE.map((source) => ({ source })))('AN-01 nothing hostile is left of $source', ({ source }) => {
  const { links } = readStrictly(sanitiseHtml(source));
  expect(links.every((href) => ['a', 'b', 'good'].includes(new URL(href).hostname.split('.')[0] ?? ''))).toBe(
    true,
  );
});

test('AN-01 of a megabyte of nonsense only the beginning is read, and leaves nothing hostile', () => {
  for (const source of ONE_MEGABYTE) {
    const clean = sanitiseHtml(source);
    readStrictly(clean);
    expect(clean, source.slice(0, 20)).toBe(sanitiseHtml(source.slice(0, LONGEST_SOURCE)));
  }
});

const piece = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.constantFrom(
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
    '<table>',
    '</table>',
  ),
  fc.constantFrom(
    '<tr>',
    '<td>',
    '</td>',
    '<a href="https://a.example/">',
    '</a>',
    '<!--',
    '-->',
    '"',
    "'",
    '<',
    '>',
    '&',
  ),
  fc.string({ unit: 'binary', maxLength: 8 }),
);
const anything = fc.array(piece, { maxLength: 24 }).map((pieces) => pieces.join(''));

test('AN-01 whatever comes, only the closed list leaves, and cleaning it again changes nothing', () => {
  fc.assert(
    fc.property(anything, (source) => {
      const clean = sanitiseHtml(source);
      readStrictly(clean);
      expect(sanitiseHtml(clean)).toBe(clean);
    }),
    { numRuns: 1_000 },
  );
});
