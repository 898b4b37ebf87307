import fc from 'fast-check';

/** What parsers stumble over: separators, quotes, breaks, zero, wide characters, the letters of numbers and days. */
const sign = fc.constantFrom(
  ...[
    '"',
    "'",
    ',',
    ';',
    '\t',
    '|',
    '\n',
    '\r',
    '\r\n',
    '\0',
    '\\.',
    '.',
    '-',
    '/',
    ':',
    ' ',
    '\u00a0',
    '=',
    '<',
    '&',
  ],
  ...['0', '1', '9', '31', '2024', 'e', 'E', 'Jan', 'Ж', 'ß', '年', '😀', '\ufeff', '\u2028', '_x0041_'],
);
const letter = fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit).toWellFormed());

/** Any well-formed text, likely to be hard to read. */
export const anyText = fc
  .array(fc.oneof({ weight: 3, arbitrary: sign }, { weight: 1, arbitrary: letter }), { maxLength: 12 })
  .map((parts) => parts.join('').toWellFormed());
