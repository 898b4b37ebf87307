import type { Option } from '#ui/tabs/active-option.ts';

/**
 * The option that the typed letters mean. One letter, again and again, goes through all that begin with it;
 * more letters stay where they fit. Null where none fits.
 */
export function findTyped(
  options: readonly Pick<Option, 'text' | 'isDisabled'>[],
  typed: string,
  from: number,
): number | null {
  const [first = '', ...rest] = [...typed.toLocaleLowerCase()];
  const isRepeated = rest.every((letter) => letter === first);
  const wanted = isRepeated ? first : typed.toLocaleLowerCase();
  const start = isRepeated ? from + 1 : Math.max(from, 0);
  for (let step = 0; step < options.length; step += 1) {
    const at = (start + step) % options.length;
    const option = options[at];
    if (option && !option.isDisabled && option.text.toLocaleLowerCase().startsWith(wanted)) return at;
  }
  return null;
}
