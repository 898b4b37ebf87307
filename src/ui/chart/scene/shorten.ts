import { textWidth } from '../../text-width/text-width.ts';

/** As much of a text as fits, with an ellipsis where something is left out. */
export function shorten(text: string, width: number, size: number, isStrong = false): string {
  if (textWidth(text, size, isStrong) <= width) return text;
  let end = text.length;
  while (end > 1 && textWidth(`${text.slice(0, end)}…`, size, isStrong) > width) end--;
  return `${text.slice(0, end).trimEnd()}…`;
}
