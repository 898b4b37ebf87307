import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import type { Answer } from '#domain/bond-calculator/answer.ts';
import { GivenFields } from '#features/bond-calculator/GivenFields.tsx';
import { Permalink } from '#features/bond-calculator/Permalink.tsx';
import { TermsFields } from '#features/bond-calculator/TermsFields.tsx';
import { useCalculator } from '#features/bond-calculator/useCalculator.ts';
import { NoResults } from '#features/calculation-results/NoResults.tsx';
import { Results, useSpoken } from '#features/calculation-results/Results.tsx';
import {
  CALCULATOR_PATH,
  type CalculatorQuery,
  calculatorPath,
  textsOf,
} from '#market/bond-calculator/calculator-address.ts';
import { type CalculatorStart, startTexts } from '#market/bond-calculator/calculator-start.ts';
import type english from '#market/bond-calculator/labels/eng.json';
import { isLocked } from '#platform/contract/sealed.ts';
import { decimalMarkOf } from '#platform/i18n/format.ts';
import { useFormat, useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { useAddress } from '#platform/navigation/useAddress.ts';
import buttons from '#ui/button/button.module.css';
import { classes } from '#ui/classes.ts';
import scripting from '#ui/scripting/scripting.module.css';
import styles from './BondCalculator.module.css';

interface Props {
  readonly start: CalculatorStart;
  /** What the address requests; the page of a bond leaves it out. */
  readonly query?: CalculatorQuery;
  /** Stands on a page of its own, whose address follows what is typed. */
  readonly isPage?: boolean;
  /** Another calculator stands beside it. */
  readonly isNarrow?: boolean;
  /** What else the address of the page says. */
  readonly extra?: Readonly<Record<string, string>>;
  /** Gets the fields as an address writes them, for a page whose address another calculator writes. */
  readonly onFields?: (query: string) => void;
  /** What else follows from an answer. */
  readonly more?: (answer: Answer) => ReactNode;
}

const NOTHING: CalculatorQuery = {};

/** Price, yield and settlement of a bond, each following from the others as they are typed. Without script it is a form. */
export function BondCalculator({
  start,
  query = NOTHING,
  isPage = false,
  isNarrow = false,
  extra = {},
  onFields,
  more,
}: Props) {
  const t = useLabels<typeof english>('bond-calculator');
  const format = useFormat();
  const link = useLink();
  const mark = decimalMarkOf(format);
  const [first] = useState(() => textsOf(query, start, mark, format.day));
  const model = useCalculator(first, mark);
  const own = calculatorPath(model.texts, { start, mark });
  const path = withExtra(link(own), extra);
  const fields = fieldsOf(own);
  useEffect(() => onFields?.(fields), [onFields, fields]);
  const lasting = calculatorPath(model.texts, { start, mark, isLasting: true });
  // Typing replaces the entry of the history: back leads away from the calculator, not through its letters.
  useAddress(isPage ? path : undefined, true);
  const spoken = useRested(useSpoken({ answer: model.shown, isStale: model.isStale }));
  const restore = (event: KeyboardEvent) => {
    if (event.key === 'Escape') model.restore();
    // There is nothing to send: everything has been computed already.
    if (event.key === 'Enter' && (event.target as Element).matches('input')) event.preventDefault();
  };
  return (
    <div className={classes(styles.calculator, isNarrow && styles.narrow)}>
      <form
        className={styles.form}
        action={link(CALCULATOR_PATH)}
        aria-label={t('form')}
        onSubmit={(event) => event.preventDefault()}
        onFocus={model.remember}
        onKeyDown={restore}
      >
        {start.bond && <input type="hidden" name="bond" value={start.bond.string_id} />}
        {mark === ',' && <input type="hidden" name="written" value="comma" />}
        <GivenFields model={model} today={start.today} />
        <details className={styles.details} open={start.bond === null}>
          <summary className={styles.summary}>{t('terms')}</summary>
          <TermsFields model={model} today={start.today} />
        </details>
        <div className={styles.actions}>
          <button type="submit" className={classes(buttons.button, buttons.solid, scripting.unscripted)}>
            {t('calculate')}
          </button>
          <Permalink path={withExtra(link(lasting), extra)} isPage={isPage} />
          <button
            type="button"
            className={classes(buttons.button, buttons.quiet, scripting.scripted)}
            onClick={() =>
              model.dispatch({ type: 'restored', texts: textsOf(NOTHING, start, mark, format.day) })
            }
          >
            {t('reset')}
          </button>
        </div>
      </form>
      {model.shown ? (
        <div className={styles.results}>
          <Results
            answer={model.shown}
            isStale={model.isStale}
            heading={isPage && !isNarrow ? 'h2' : 'h3'}
            currency={start.bond?.currency ?? null}
            calculation={lasting}
          />
          {more?.(model.shown)}
        </div>
      ) : (
        <NoResults isPriceLocked={isLocked(start.price)} hasPrice={startTexts(start).price !== ''} />
      )}
      <p className="sr" role="status">
        {spoken}
      </p>
    </div>
  );
}

function fieldsOf(path: string): string {
  const query = new URLSearchParams(path.split('?')[1]);
  query.delete('bond');
  return query.toString();
}

function withExtra(path: string, extra: Readonly<Record<string, string>>): string {
  const words = new URLSearchParams(extra).toString();
  return words ? `${path}${path.includes('?') ? '&' : '?'}${words}` : path;
}

const REST = 600;

/** A text once it has not changed for a moment: nobody wants to hear every letter's result. */
function useRested(text: string): string {
  const [rested, setRested] = useState('');
  const [first] = useState(text);
  useEffect(() => {
    if (text === first && rested === '') return;
    const timer = setTimeout(() => setRested(text), REST);
    return () => clearTimeout(timer);
  }, [text, first, rested]);
  return rested;
}
