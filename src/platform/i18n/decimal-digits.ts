/** The digits of a number before and after its decimal mark, without its sign: rounded half away from zero, as Intl does. */
export function decimalDigits(
  value: number,
  least: number,
  most: number,
): readonly [whole: string, decimals: string] {
  const [whole, decimals] = split(Math.abs(value));
  if (decimals.length <= most) return [whole, decimals.padEnd(least, '0')];
  const kept = whole + decimals.slice(0, most);
  const rounded = decimals.charAt(most) >= '5' ? oneMore(kept) : kept;
  const point = rounded.length - most;
  return [rounded.slice(0, point), withoutZeros(rounded.slice(point), least)];
}

/** In the fewest digits that tell it apart from its neighbours. */
function split(value: number): readonly [whole: string, decimals: string] {
  const [mantissa = '', power] = value.toExponential().split('e');
  const digits = mantissa.replace('.', '');
  const exponent = Number(power);
  if (value === 0) return ['0', ''];
  if (exponent < 0) return ['0', '0'.repeat(-exponent - 1) + digits];
  return [digits.slice(0, exponent + 1).padEnd(exponent + 1, '0'), digits.slice(exponent + 1)];
}

function oneMore(digits: string): string {
  let at = digits.length - 1;
  while (digits.charAt(at) === '9') at--;
  const zeros = '0'.repeat(digits.length - 1 - at);
  return at < 0 ? `1${zeros}` : digits.slice(0, at) + (Number(digits.charAt(at)) + 1) + zeros;
}

function withoutZeros(decimals: string, least: number): string {
  let end = decimals.length;
  while (end > least && decimals.charAt(end - 1) === '0') end--;
  return decimals.slice(0, end);
}
