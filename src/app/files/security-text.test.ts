import { expect, test } from 'vitest';
import { toIcon } from './icon.server.ts';
import { toSecurityText } from './security-text.ts';

test('security.txt has a contact and a date on which it expires', () => {
  expect(
    toSecurityText(
      'mailto:security@bonds.example',
      'https://bonds.example',
      new Date('2026-06-30T19:00:00Z'),
    ),
  ).toBe(
    'Contact: mailto:security@bonds.example\nExpires: 2026-12-27T19:00:00.000Z\nCanonical: https://bonds.example/.well-known/security.txt\n',
  );
});

test('an icon is a PNG of 32 pixels in an .ico file', async () => {
  const icon = await toIcon(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>',
  );
  expect([icon.readUInt16LE(2), icon[6], icon.readUInt32LE(14)]).toEqual([1, 32, icon.length - 22]);
  expect(icon.toString('latin1', 23, 26)).toBe('PNG');
});
