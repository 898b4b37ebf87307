import fc from 'fast-check';
import { expect, test } from 'vitest';
import { attachmentNamed } from './content-disposition.ts';

test.each([
  { name: 'report.pdf', plain: 'report.pdf', encoded: 'report.pdf' },
  { name: 'Übersicht 1.pdf', plain: 'Ubersicht 1.pdf', encoded: '%C3%9Cbersicht%201.pdf' },
  {
    name: 'отчёт 2025.pdf',
    plain: '_ 2025.pdf',
    encoded: '%D0%BE%D1%82%D1%87%D1%91%D1%82%202025.pdf',
  },
  { name: '年报.zip', plain: '_.zip', encoded: '%E5%B9%B4%E6%8A%A5.zip' },
  { name: 'a"b.pdf', plain: 'a_b.pdf', encoded: 'a%22b.pdf' },
  { name: "it's (1)*.rar", plain: "it's (1)_.rar", encoded: 'it%27s%20%281%29%2A.rar' },
  { name: 'a\r\nset-cookie: x=1', plain: 'a__set-cookie_ x=1', encoded: 'a__set-cookie%3A%20x%3D1' },
  { name: '../../etc/passwd', plain: '.._.._etc_passwd', encoded: '.._.._etc_passwd' },
  { name: 'gpj.\u202etropr.exe', plain: 'gpj._tropr.exe', encoded: 'gpj._tropr.exe' },
  { name: '\ud800.pdf', plain: '_.pdf', encoded: '%EF%BF%BD.pdf' },
  { name: '\u0301', plain: '_', encoded: '%CC%81' },
  { name: ' ', plain: 'file', encoded: 'file' },
])('QR-03 the file $name is saved as $plain or, where all alphabets are known, by its own name', (row) => {
  expect(attachmentNamed(row.name)).toBe(
    `attachment; filename="${row.plain}"; filename*=UTF-8''${row.encoded}`,
  );
});

test('QR-03 no name whatever can say more than a name in the header', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      expect(attachmentNamed(name)).toMatch(
        /^attachment; filename="[^"\\\r\n]+"; filename\*=UTF-8''[\w!~.%-]+$/,
      );
    }),
  );
});
