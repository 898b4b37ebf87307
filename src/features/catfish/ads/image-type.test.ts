import fc from 'fast-check';
import { expect, test } from 'vitest';
import { imageTypeOf } from './image-type.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');

test.each([
  { file: bytes('\x89PNG\r\n\x1a\n....'), type: 'image/png' },
  { file: bytes('\xff\xd8\xff\xe0..JFIF'), type: 'image/jpeg' },
  { file: bytes('GIF87a....'), type: 'image/gif' },
  { file: bytes('GIF89a....'), type: 'image/gif' },
  { file: bytes('RIFF....WEBPVP8 '), type: 'image/webp' },
  { file: bytes('RIFF....WAVEfmt '), type: null },
  { file: bytes('........WEBP'), type: null },
  { file: bytes('<svg xmlns="http://www.w3.org/2000/svg"/>'), type: null },
  { file: bytes('<script>alert(1)</script>'), type: null },
  { file: bytes('\x89PNG'), type: null },
  { file: bytes(''), type: null },
])('SH-02 a file is known by its first bytes: $file is $type', ({ file, type }) => {
  expect(imageTypeOf(file)).toBe(type);
});

test('SH-02 what begins like a document is never a picture', () => {
  fc.assert(
    fc.property(fc.constantFrom('<', ' ', '{', '%PDF', 'PK'), fc.string(), (start, rest) => {
      expect(imageTypeOf(bytes(start + rest))).toBeNull();
    }),
  );
});
