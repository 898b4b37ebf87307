import { lettersWide } from '#ui/text-width/letters-wide.ts';
import { endsWithLegalForm, splitLegalForm } from './legal-forms.ts';

/** Longer ends are no coupon and no class: cutting before them would leave nothing of the name. */
const LONGEST_END = 24;

/** A name in pieces that together are the name. */
export interface CutName {
  /** The legal form of an issuer whose name is long, and what stands around it. */
  readonly before: string;
  readonly start: string;
  readonly after: string;
  /** Coupon, maturity or share class. */
  readonly end: string;
}

/** A name is long beyond so many letters, of which a Chinese character takes the room of two. */
export function cutName(name: string, most: number): CutName {
  const [issuer, end] = splitEnd(name);
  if (lettersWide(name) <= most) return { before: '', start: issuer, after: '', end };
  const [before, start, after] = splitLegalForm(issuer);
  return { before, start, after, end };
}

const AFTER_CHINESE = /^(.*\p{Script=Han})( [^\p{Script=Han}]+)$/u;

/** The name up to its last comma, and what comes after it where that is short and no legal form. */
function splitEnd(name: string): readonly [issuer: string, end: string] {
  const [, chinese, rest] = AFTER_CHINESE.exec(name) ?? [];
  if (chinese && rest && rest.length <= LONGEST_END) return [chinese, rest];
  const at = name.lastIndexOf(', ');
  const isEnd = at > 0 && name.length - at <= LONGEST_END && !endsWithLegalForm(name);
  return isEnd ? [name.slice(0, at), name.slice(at)] : [name, ''];
}
