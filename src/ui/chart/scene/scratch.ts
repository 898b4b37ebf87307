let buffer = new Float64Array(4096);

/** Room for numbers whose count is known afterwards. The same memory each time: copy what is kept. */
export function scratch(most: number): Float64Array {
  if (buffer.length < most) buffer = new Float64Array(2 * most);
  return buffer;
}
