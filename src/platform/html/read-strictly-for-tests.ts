const TOKEN =
  /(?<text>[^<>]+)|<(?<open>[a-z]+[0-9]?)(?<attributes>(?: [a-z]+="[^"<>]*")*)(?<isVoid> \/)?>|<\/(?<close>[a-z]+[0-9]?)>/gy;
const TAGS = new Set(
  'div p h4 blockquote ul ol li table thead tbody tr th td br b strong i em u s sub sup a'.split(' '),
);
const REL = 'noopener noreferrer nofollow ugc';

export interface StrictReading {
  readonly text: string;
  readonly links: readonly string[];
}

/**
 * Reads what the sanitiser may write, by a grammar of its own that knows nothing else: any other tag, attribute, quote or
 * bracket, and any tag that is closed out of order, is an error.
 */
export function readStrictly(html: string): StrictReading {
  const open: string[] = [];
  const links: string[] = [];
  let text = '';
  let at = 0;
  TOKEN.lastIndex = 0;
  for (const match of html.matchAll(TOKEN)) {
    if (match.index !== at) break;
    at += match[0].length;
    const { open: tag, attributes = '', isVoid, close } = match.groups ?? {};
    if (match.groups?.text) text += match.groups.text;
    else if (close !== undefined) {
      if (open.pop() !== close) throw new Error(`</${close}> closes something else`);
    } else if (tag !== undefined) {
      if (!TAGS.has(tag)) throw new Error(`<${tag}> is not allowed`);
      if ((tag === 'br') !== (isVoid !== undefined)) throw new Error(`<${tag}> is written wrongly`);
      if (tag === 'a' && open.includes('a')) throw new Error('a link inside a link');
      links.push(...readAttributes(tag, attributes));
      if (tag !== 'br') open.push(tag);
    }
  }
  if (at !== html.length) throw new Error(`no reading of ${html.slice(at, at + 80)}`);
  if (open.length > 0) throw new Error(`<${open.join('><')}> stays open`);
  return { text, links };
}

function readAttributes(tag: string, written: string): string[] {
  if (tag === 'a') {
    const href = /^ href="(https?:\/\/[^"\s]+)" rel="([^"]*)" target="_blank"$/.exec(written);
    if (!href?.[1] || href[2] !== REL) throw new Error(`a link with${written}`);
    return [href[1]];
  }
  const isCell = tag === 'td' || tag === 'th';
  if (!(isCell ? /^( (col|row)span="\d{1,2}")*$/ : /^$/).test(written))
    throw new Error(`<${tag}> with${written}`);
  return [];
}
