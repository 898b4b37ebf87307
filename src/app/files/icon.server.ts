import { Buffer } from 'node:buffer';

const SIDE = 32;
const HEADER_BYTES = 22;

export async function toPng(svg: string, side: number): Promise<Buffer> {
  const { Resvg } = await import('@resvg/resvg-js');
  return new Resvg(svg, { fitTo: { mode: 'width', value: side } }).render().asPng();
}

/** An .ico file with one picture: browsers and programs that know no SVG request it. */
export async function toIcon(svg: string): Promise<Buffer> {
  const png = await toPng(svg, SIDE);
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header[6] = SIDE;
  header[7] = SIDE;
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(HEADER_BYTES, 18);
  return Buffer.concat([header, png]);
}
