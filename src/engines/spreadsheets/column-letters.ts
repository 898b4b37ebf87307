/** A, B … Z, AA, AB …: how a spreadsheet names the column with this index. */
export function columnLetters(index: number): string {
  const rest = Math.floor(index / 26);
  const letter = String.fromCharCode(0x41 + (index % 26));
  return rest === 0 ? letter : columnLetters(rest - 1) + letter;
}
