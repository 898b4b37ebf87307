import type { ReactNode } from 'react';
import type { CodePurpose } from '#platform/accounts/one-time-codes/code-rules.ts';
import type { AnyEndpoint } from '#platform/contract/endpoint.ts';
import { useLink } from '#platform/i18n/I18n.tsx';
import type { RefusalCode } from '#platform/refusals/refusal.ts';
import { ActionForm } from '#ui/action-form/ActionForm.tsx';
import buttons from '#ui/button/button.module.css';
import { classes } from '#ui/classes.ts';
import { CodeForm } from './CodeForm.tsx';
import { ASK_FOR_ADDRESS, ASK_FOR_CODE } from './code-login.ts';
import { SentLine } from './SentLine.tsx';
import styles from './steps.module.css';
import { enterCodePath, withNext } from './steps.ts';
import { useCodeLogin } from './useCodeLogin.ts';

export interface CodeStepsStart {
  /** `code`: one was sent already, on the page before. */
  readonly starts: 'address' | 'code';
  readonly refused: RefusalCode | null;
  /** The address to open in the end. */
  readonly next: string | null;
}

interface Props extends CodeStepsStart {
  readonly purpose: CodePurpose;
  /** The page of the first step. */
  readonly firstPath: string;
  /** Sends the code. */
  readonly request: AnyEndpoint;
  /** Takes the code, and `codeFields`. */
  readonly confirm: AnyEndpoint;
  /** Of the first step, which of them holds the address, and the word on its button. */
  readonly fields: ReactNode;
  readonly addressField: string;
  readonly send: string;
  /** Says that the code was sent; null: where to is not known. */
  readonly sent: (address: string | null) => string;
  readonly change: string;
  readonly codeFields?: ReactNode;
  readonly submit: string;
}

/** First the address, then the code: with script on one page, without it on two. */
export function CodeSteps({ starts, refused, next, purpose, firstPath, ...props }: Props) {
  const link = useLink();
  const login = useCodeLogin(starts === 'code' ? { ...ASK_FOR_CODE, refused } : ASK_FOR_ADDRESS);
  const target = next ?? link('/');
  const codePage = withNext(link(enterCodePath(purpose)), next);
  const { state } = login;
  if (state.step === 'address')
    return (
      <ActionForm
        className={styles.form}
        endpoint={props.request}
        next={codePage}
        onDone={(_, typed) => login.noteSent(String(typed[props.addressField]))}
      >
        {props.fields}
        <button className={classes(buttons.button, buttons.solid, styles.go)} type="submit">
          {props.send}
        </button>
      </ActionForm>
    );
  return (
    <div className={styles.form}>
      <SentLine
        href={withNext(link(firstPath), next)}
        change={props.change}
        onChange={starts === 'address' ? login.startOver : undefined}
      >
        {props.sent(state.sentTo ?? null)}
      </SentLine>
      <CodeForm
        login={login}
        purpose={purpose}
        endpoint={props.confirm}
        next={target}
        here={codePage}
        submitText={props.submit}
        onDone={() => location.assign(target)}
      >
        {props.codeFields}
      </CodeForm>
    </div>
  );
}
