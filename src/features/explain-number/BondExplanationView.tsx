import type english from '#market/explain/labels/eng.json';
import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import { useLinkAsOf } from '#platform/navigation/AsOf.tsx';
import { useUnlock } from '#platform/session/ViewerKind.tsx';
import { classes } from '#ui/classes.ts';
import explained from '#ui/explained/explanation.module.css';
import { Figure } from '#ui/figure/Figure.tsx';
import { InUnit } from '#ui/figure/InUnit.tsx';
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
import { StepsTable } from './StepsTable.tsx';

/** The figure, the convention in words, the formula, every input with its source, and what adds up to it. */
export function BondExplanationView({ data, level }: { data: BondExplanation; level: HeadingLevel }) {
  const Heading = `h${level}` as const;
  const t = useLabels<typeof english>('explain');
  const { body, what, decimals, unit, currency } = data;
  const unlock = useUnlock('last-price');
  const formulas = formulasOf({ what, compounding: body.compounding, curve: body.curve?.kind ?? null });
  return (
    <>
      <p className={explained.result}>
        <InUnit unit={body.why ? null : unit} className={explained.unit}>
          {body.is_shown || body.why ? (
            <Figure value={body.figure} decimals={decimals} />
          ) : (
            <LockedValue unlock={unlock} />
          )}
        </InUnit>
      </p>
      {body.why && <p className={styles.why}>{body.why}</p>}
      <Heading className={explained.heading}>{t('convention')}</Heading>
      {body.says.map((sentence) => (
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
          {body.inputs.map((input) => (
            <Input key={input.name} input={input} isShown={body.is_shown} />
          ))}
        </tbody>
      </table>
      {body.steps.length > 0 && (
        <StepsTable level={level} steps={body.steps} total={body.figure} currency={currency} />
      )}
      {body.flows && (
        <FlowsTable level={level} flows={body.flows} isShown={body.is_shown} currency={currency} />
      )}
      {body.curve && <CurvePoints level={level} curve={body.curve} isShown={body.is_shown} />}
      {!body.is_shown && <LockedPrompt unlock={unlock} text={t('prompt')} />}
    </>
  );
}

function Input({ input, isShown }: { input: ExplainedInput; isShown: boolean }) {
  const format = useFormat();
  const link = useLinkAsOf();
  const unlock = useUnlock('last-price');
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
        <InUnit unit={unit} className={explained.unit}>
          {text ??
            (input.follows_price && !isShown ? (
              <LockedValue unlock={unlock} />
            ) : href && value !== null ? (
              <a className="link" href={link(href)} data-explain={name}>
                {shown}
              </a>
            ) : (
              shown
            ))}
        </InUnit>
      </td>
    </tr>
  );
}

/** Cents are reported of money that has no finer part. */
const isWhole = (value: number) => Math.round(value * 100) / 100 === value;
