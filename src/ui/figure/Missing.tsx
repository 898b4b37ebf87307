/** Nothing is known. Zero is 0; neither of them is an empty cell. */
export function Missing() {
  return <span className="faint">–</span>;
}
