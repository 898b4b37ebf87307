import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { CodeForm } from '#ui/code-form/CodeForm.tsx';
import { enterCodePath, withNext } from '#ui/code-form/steps.ts';
import type { CodeLoginControls } from '#ui/code-form/useCodeLogin.ts';
import { confirmEmailCode, confirmMobile } from './contact-details.contract.ts';
import type english from './labels/eng.json';

interface Props {
  readonly login: CodeLoginControls;
  readonly purpose: 'confirm-email' | 'confirm-phone';
  /** Where the visitor goes on to. */
  readonly next: string;
  readonly onDone: () => void;
}

const ENDPOINTS = { 'confirm-email': confirmEmailCode, 'confirm-phone': confirmMobile } as const;

/** The code that shows that a new address is the visitor's own. */
export function ConfirmContact({ login, purpose, next, onDone }: Props) {
  const t = useLabels<typeof english>('contact-details');
  const link = useLink();
  return (
    <CodeForm
      login={login}
      purpose={purpose}
      endpoint={ENDPOINTS[purpose]}
      next={next}
      here={withNext(link(enterCodePath(purpose)), next)}
      submitText={t('confirm')}
      onDone={onDone}
    />
  );
}
