import { PERCENT_SIGN } from '#domain/numbers/percent-sign.ts';
import { isLocked } from '#platform/contract/sealed.ts';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { useUnlock } from '#platform/session/ViewerKind.tsx';
import { classes } from '#ui/classes.ts';
import explained from '#ui/explained/explanation.module.css';
import { Figure, type Known } from '#ui/figure/Figure.tsx';
import { InUnit } from '#ui/figure/InUnit.tsx';
import { LockedPrompt } from '#ui/locked-value/LockedPrompt.tsx';
import styles from './ExplanationView.module.css';
import type { ExplainedInput, Explanation } from './explanation.contract.ts';
import type english from './labels/eng.json';
import type { MultiplierLock } from './multipliers.contract.ts';

/** The result, the formula in words, and every input with its value, days and source. */
export function ExplanationView({ explanation, level }: { explanation: Explanation; level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  const t = useLabels<typeof english>('multipliers');
  const { result, measure, unit, lock, formula, inputs } = explanation;
  const shut = [{ value: result.value, lock }, ...inputs].filter(({ value }) => isLocked(value));
  const isPriceShut = shut.some((each) => each.lock === 'last-price');
  const unlock = useUnlock(isPriceShut ? 'last-price' : 'more-rows');
  const shownUnit = measure === 'percent' ? PERCENT_SIGN : unit;
  return (
    <>
      <p className={explained.result}>
        <InUnit unit={result.reason === null ? shownUnit : null} className={explained.unit}>
          <Figure value={result.value} decimals={measure === 'money' ? 0 : 2} lock={lock ?? 'more-rows'} />
        </InUnit>
        {result.reason && <span className={styles.reason}>{t(`reason_${result.reason}`)}</span>}
      </p>
      <Heading className={explained.heading}>{t('formula')}</Heading>
      {formula.map((line, at) => (
        <p key={line} className={at === 0 ? styles.formula : styles.sum}>
          {line}
        </p>
      ))}
      <Heading className={explained.heading}>{t('inputs')}</Heading>
      <table className={classes(explained.inputs, styles.inputs)} aria-label={t('inputs')}>
        {inputs.map((input, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: inputs may have the same name, and never change places
          <Input key={at} input={input} />
        ))}
      </table>
      {shut.length > 0 && (
        <LockedPrompt
          unlock={unlock}
          text={t(isPriceShut ? 'inputs_must_sign_in' : 'inputs_must_get_access')}
        />
      )}
    </>
  );
}

const DEPTHS = [styles.depth0, styles.depth1, styles.depth2, styles.depth3];

function Input({ input }: { input: ExplainedInput }) {
  const t = useLabels<typeof english>('multipliers');
  const depth = DEPTHS[Math.min(input.depth, DEPTHS.length - 1)];
  return (
    <tbody className={classes(depth, input.depth === 0 && styles.head)}>
      <Line
        sign={input.sign}
        name={input.name}
        note={input.reason ? t(`reason_${input.reason}`) : input.note}
      >
        <Amount value={input.value} decimals={input.decimals} unit={input.unit} lock={input.lock} />
      </Line>
      {input.reported.map(({ text, sign, value }) => (
        <tr key={text} className={styles.reported}>
          <th scope="row">
            <span className={styles.sign}>{sign}</span>
            {text}
          </th>
          <td className={explained.value}>
            <Amount value={value} decimals={0} unit={null} lock="more-rows" />
          </td>
        </tr>
      ))}
    </tbody>
  );
}

interface LineProps {
  readonly sign: string;
  readonly name: string;
  readonly note: string | null;
  readonly children: React.ReactNode;
}

function Line({ sign, name, note, children }: LineProps) {
  return (
    <tr>
      <th scope="row">
        <span className={styles.sign}>{sign}</span>
        {name}
        {note && <span className={explained.note}>{note}</span>}
      </th>
      <td className={explained.value}>{children}</td>
    </tr>
  );
}

interface AmountProps {
  readonly value: Known;
  readonly decimals: number;
  readonly unit: string | null;
  readonly lock: MultiplierLock;
}

/** Whole where it is whole, and otherwise at least to the cent. */
function Amount({ value, decimals, unit, lock }: AmountProps) {
  const isFine = typeof value === 'number' && decimals > 2 && Math.round(value * 100) / 100 !== value;
  return (
    <InUnit unit={unit} className={classes(explained.unit, styles.unit)}>
      <Figure value={value} decimals={isFine ? decimals : Math.min(decimals, 2)} lock={lock ?? 'more-rows'} />
    </InUnit>
  );
}
