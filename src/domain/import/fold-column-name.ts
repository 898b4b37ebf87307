/** How names of columns are compared: `﻿"Adj_Close "` is `adj close`; asterisks lead to footnotes. */
export function foldColumnName(name: string): string {
  return name
    .normalize('NFC')
    .replaceAll(/[\ufeff"'`“”„«»]/g, '')
    .replaceAll(/[\s_]+/g, ' ')
    .replace(/\*+\s*$/, '')
    .trim()
    .toLowerCase();
}
