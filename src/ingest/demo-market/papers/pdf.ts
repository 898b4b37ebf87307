const HEADER = '%PDF-1.4\n';
const FIRST_LINE = 740;
const LINE_HEIGHT = 24;

/** A page of A4 with a few lines of text, as small as a valid file can be. */
export function writePdf(lines: readonly string[]): Uint8Array {
  const drawn = lines.map(
    (line, index) => `1 0 0 1 56 ${FIRST_LINE - index * LINE_HEIGHT} Tm (${toPlain(line)}) Tj`,
  );
  const content = `BT /F1 14 Tf ${drawn.join(' ')} ET`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 5 0 R>>>>/Contents 4 0 R>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
  ].map((body, index) => `${index + 1} 0 obj\n${body}\nendobj\n`);
  let length = HEADER.length;
  const offsets = objects.map((object) => {
    const offset = length;
    length += object.length;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  return Buffer.from(
    `${HEADER}${objects.join('')}xref\n0 ${count}\n0000000000 65535 f \n${table}` +
      `trailer\n<</Size ${count}/Root 1 0 R>>\nstartxref\n${length}\n%%EOF\n`,
    'latin1',
  );
}

/** The font has Western letters only: others lose their marks, and what is left of them is a question mark. */
function toPlain(line: string): string {
  const plain = line
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ł/g, 'l')
    .replace(/Ł/g, 'L')
    .replace(/ı/g, 'i')
    .replace(/[^\x20-\x7e]/g, '?');
  return plain.replace(/[\\()]/g, '\\$&');
}
