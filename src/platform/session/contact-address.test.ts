import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toEmail, toPhone } from './contact-address.ts';

test.each([
  { text: ' ada@example.com ', email: 'ada@example.com' },
  { text: 'a.b+c@sub.example.co.uk', email: 'a.b+c@sub.example.co.uk' },
  { text: 'почта@пример.рф', email: 'почта@пример.рф' },
  { text: 'ada@example', email: null },
  { text: 'ada@@example.com', email: null },
  { text: 'ada@example.com, bob@example.com', email: null },
  { text: 'ada@example.com\r\nBcc: all@example.com', email: null },
  { text: 'Ada <ada@example.com>', email: null },
  { text: `${'a'.repeat(65)}@example.com`, email: null },
  { text: 'ada@-example.com', email: null },
  { text: '', email: null },
])('US-08 "$text" as an e-mail address is $email', ({ text, email }) => {
  expect(toEmail(text)).toBe(email);
});

test.each([
  { text: '+44 20 7946 0000', phone: '+442079460000' },
  { text: '00 44 (20) 7946-0000', phone: '+442079460000' },
  { text: '+7.912.345.67.89', phone: '+79123456789' },
  { text: '020 7946 0000', phone: null },
  { text: '+0 123 456 789', phone: null },
  { text: '+1 23', phone: null },
  { text: '+1234567890123456', phone: null },
  { text: '+44 20 7946 0000 ext 5', phone: null },
  { text: '', phone: null },
])('US-05 "$text" as a phone number is $phone', ({ text, phone }) => {
  expect(toPhone(text)).toBe(phone);
});

test('US-05 whatever is typed, a phone number is E.164 or none, and typing it again changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), (text) => {
      const phone = toPhone(text);
      if (phone !== null)
        expect([toPhone(phone), phone]).toEqual([phone, expect.stringMatching(/^\+[1-9]\d{6,14}$/)]);
    }),
  );
});
