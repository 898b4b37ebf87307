import { type ComponentProps, useState } from 'react';
import type { OptionId } from '#ui/tabs/active-option.ts';
import { Select } from './Select.tsx';

type Props<Id extends OptionId> = Omit<ComponentProps<typeof Select<Id>>, 'onChange' | 'name'> & {
  readonly name: string;
};

/** A select that only its form reads: nobody else has to hold its value. */
export function FormSelect<Id extends OptionId>({ active: first, ...props }: Props<Id>) {
  const [active, setActive] = useState(first);
  return <Select {...props} active={active} onChange={setActive} />;
}
