import { DecodeRefusal } from '../decode-refusal.ts';

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The text that XML stands for: no entities but the five and numbers of characters. */
export function unescapeXml(text: string): string {
  if (!text.includes('&')) return text;
  return text.replaceAll(/&(?:#x([0-9a-fA-F]{1,6})|#(\d{1,7})|(\w{1,8}))?;?/g, (_, hex, decimal, name) => {
    const letter = name === undefined ? toCharacter(hex, decimal) : NAMED[name];
    if (letter === undefined) throw new DecodeRefusal('bad_workbook', { part: 'text' });
    return letter;
  });
}

function toCharacter(hex: string | undefined, decimal: string | undefined): string | undefined {
  const code = hex === undefined ? Number(decimal ?? 'none') : Number.parseInt(hex, 16);
  return code >= 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}

/** A cell's text: spreadsheets write characters that XML cannot hold as `_x000D_`. */
export function toCellText(xml: string): string {
  const text = unescapeXml(xml);
  if (!text.includes('_x')) return text;
  return text.replaceAll(/_x([0-9a-fA-F]{4})_/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

/** The value of an attribute in the text of a tag, as it stands there. */
export function findAttribute(tag: string, name: string): string | null {
  const at = tag.indexOf(` ${name}=`);
  if (at < 0) return null;
  const start = at + name.length + 3;
  const end = tag.indexOf(tag.charAt(start - 1), start);
  return end < 0 ? null : tag.slice(start, end);
}

/** All tags of a name, with or without a prefix, in a short part. */
export function findTags(xml: string, name: string): string[] {
  const tag = new RegExp(`<(?:[\\w.-]+:)?${name}(?=[\\s/>])(?:[^"'<>]|"[^"<]*"|'[^'<]*')*>`, 'g');
  return (xml.match(tag) ?? []).map((each) => each.replaceAll(/\s+/g, ' '));
}

/** The texts of a shared or inline string, without the readings of Asian names. */
export function joinTexts(xml: string, prefix: string): string {
  const plain = withoutElement(xml, `${prefix}rPh`);
  const [open, close] = [`<${prefix}t`, `</${prefix}t>`];
  let joined = '';
  for (let at = plain.indexOf(open); at >= 0; at = plain.indexOf(open, at + 1)) {
    const start = plain.indexOf('>', at) + 1;
    if (!/[\s>]/.test(plain.charAt(at + open.length)) || start === 0 || plain.charAt(start - 2) === '/')
      continue;
    const end = plain.indexOf(close, start);
    joined += plain.slice(start, end < 0 ? plain.length : end);
  }
  return toCellText(joined);
}

function withoutElement(xml: string, name: string): string {
  const [open, close] = [`<${name}`, `</${name}>`];
  let rest = '';
  let from = 0;
  for (let at = xml.indexOf(open); at >= 0; at = xml.indexOf(open, from)) {
    const end = xml.indexOf(close, at);
    if (end < 0) break;
    rest += xml.slice(from, at);
    from = end + close.length;
  }
  return rest + xml.slice(from);
}
