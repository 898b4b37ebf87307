import { useFormat, useLabels, useLink } from '#foundation/i18n/I18n.tsx';
import { useLockReason } from '#foundation/session/ViewerKind.tsx';
import { classes } from '#ui/classes.ts';
import explained from '#ui/explained/explanation.module.css';
import { Figure } from '#ui/figure/Figure.tsx';
import { LockedPrompt } from '#ui/locked-value/LockedPrompt.tsx';
import { LockedValue } from '#ui/locked-value/LockedValue.tsx';
import styles from './BondExplanationView.module.css';
import type { BondExplanation, ExplainedInput } from './bond-explanation.contract.ts';
import { CurvePoints } from './CurvePoints.tsx';
import { FlowsTable } from './FlowsTable.tsx';
import { formulasOf } from './formula/formulas.ts';
import { MathFormula } from './formula/MathFormula.tsx';
import { SymbolText } from './formula/SymbolText.tsx';
import type { HeadingLevel } from './heading-level.ts';
import type english from './labels/eng.json';
import { StepsTable } from './StepsTable.tsx';

/** The figure, the convention in words, the formula, every input with its source, and what adds up to it. */
export function BondExplanationView({ data, level }: { data: BondExplanation; level: HeadingLevel }) {
  const Heading = `h${level}` as const;
  const t = useLabels<typeof english>('explain-number');
  const { told, what, decimals, unit, currency } = data;
  const lockReason = useLockReason();
  const formulas = formulasOf({ what, compounding: told.compounding, curve: told.curve?.kind ?? null });
  return (
    <>
      <p className={explained.result}>
        {told.is_shown || told.why ? (
          <Figure value={told.figure} decimals={decimals} />
        ) : (
          <LockedValue reason={lockReason} />
        )}
        {unit && !told.why && <span className={explained.unit}> {unit}</span>}
      </p>
      {told.why && <p className={styles.why}>{told.why}</p>}
      <Heading className={explained.heading}>{t('convention')}</Heading>
      {told.says.map((sentence) => (
        <p key={sentence} className={styles.says}>
          {sentence}
        </p>
      ))}
      <Heading className={explained.heading}>{t('formula')}</Heading>
      <div className={styles.formulas}>
        {formulas.map((formula) => (
          <MathFormula key={JSON.stringify(formula)} formula={formula} />
        ))}
      </div>
      <Heading className={explained.heading}>{t('inputs')}</Heading>
      <table className={classes(explained.inputs, styles.inputs)} aria-label={t('inputs')}>
        <tbody>
          {told.inputs.map((input) => (
            <Input key={input.name} input={input} isShown={told.is_shown} />
          ))}
        </tbody>
      </table>
      {told.steps.length > 0 && (
        <StepsTable level={level} steps={told.steps} total={told.figure} currency={currency} />
      )}
      {told.flows && (
        <FlowsTable level={level} flows={told.flows} isShown={told.is_shown} currency={currency} />
      )}
      {told.curve && <CurvePoints level={level} curve={told.curve} isShown={told.is_shown} />}
      {!told.is_shown && <LockedPrompt reason={lockReason} text={t('prompt')} />}
    </>
  );
}

function Input({ input, isShown }: { input: ExplainedInput; isShown: boolean }) {
  const format = useFormat();
  const link = useLink();
  const lockReason = useLockReason();
  const { symbol, name, value, text, decimals, unit, note, href } = input;
  const shown =
    value === null ? (
      <Figure value={null} />
    ) : (
      format.number(value, isWhole(value) ? Math.min(2, decimals) : decimals)
    );
  return (
    <tr>
      <th scope="row">
        {name}
        {note && <span className={explained.note}>{note}</span>}
      </th>
      <td className={styles.symbol}>{symbol && <SymbolText symbol={symbol} />}</td>
      <td className={explained.value}>
        {text ??
          (input.follows_price && !isShown ? (
            <LockedValue reason={lockReason} />
          ) : href && value !== null ? (
            <a className="link" href={link(href)} data-explain={name}>
              {shown}
            </a>
          ) : (
            shown
          ))}
        {unit && <span className={explained.unit}> {unit}</span>}
      </td>
    </tr>
  );
}

/** Cents are told of money that has no finer part. */
const isWhole = (value: number) => Math.round(value * 100) / 100 === value;
