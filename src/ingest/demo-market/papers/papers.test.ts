import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { findMimetype } from '#platform/files/mimetype.ts';
import { writeRar, writeZip } from './archives.ts';
import { writePdf } from './pdf.ts';

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

test('QR-01 a demo PDF shows where each of its parts begins', () => {
  const pdf = text(writePdf(['Łąka (S.A.)', 'Annual report']));
  const table = pdf.slice(pdf.indexOf('xref\n'));
  const offsets = [...table.matchAll(/^(\d{10}) 00000 n/gm)].map(([, offset]) => Number(offset));
  expect(offsets).toHaveLength(5);
  for (const [index, offset] of offsets.entries())
    expect(pdf.slice(offset)).toMatch(RegExp(`^${index + 1} 0 obj`));
  expect(pdf.slice(Number(/startxref\n(\d+)/.exec(pdf)?.[1]))).toMatch(/^xref/);
  expect(pdf).toContain('(Laka \\(S.A.\\)) Tj');
  expect(findMimetype(writePdf([]))).toBe('application/pdf');
});

test('QR-01 a demo zip leads from its end to its file', () => {
  const pdf = writePdf(['Inside']);
  const zip = Buffer.from(writeZip('report.pdf', pdf));
  const end = zip.lastIndexOf('PK\x05\x06');
  const central = zip.readUInt32LE(end + 16);
  expect(zip.toString('latin1', central, central + 4)).toBe('PK\x01\x02');
  const local = zip.readUInt32LE(central + 42);
  const start = local + 30 + zip.readUInt16LE(local + 26);
  expect(zip.toString('latin1', local + 30, start)).toBe('report.pdf');
  expect(zip.subarray(start, start + zip.readUInt32LE(central + 24))).toEqual(Buffer.from(pdf));
  expect(zip.readUInt32LE(central + 16)).toBe(crc32(pdf));
  expect(findMimetype(zip)).toBe('application/zip');
});

test('QR-01 a demo rar holds its file whole behind the signature of the format', () => {
  const pdf = writePdf(['Inside']);
  const rar = writeRar('report.pdf', pdf);
  expect(findMimetype(rar)).toBe('application/vnd.rar');
  expect(text(rar)).toContain(`report.pdf${text(pdf)}`);
});
