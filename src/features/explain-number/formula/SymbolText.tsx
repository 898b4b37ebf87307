import { Fragment } from 'react';

/** A symbol as formulas write it: what follows an underscore is lowered. */
export function SymbolText({ symbol }: { symbol: string }) {
  const [base = '', ...lowered] = symbol.split('_');
  return (
    <>
      {base}
      {lowered.map(([index = '', ...rest], at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a symbol never change places
        <Fragment key={at}>
          <sub>{index}</sub>
          {rest.join('')}
        </Fragment>
      ))}
    </>
  );
}
