import { type MouseEvent, useState } from 'react';
import type { ExportStep } from '#domain/exports/export-step.ts';
import { useLabels } from '#foundation/i18n/I18n.tsx';
import { isPlainClick } from '#foundation/navigation/plain-click.ts';
import type refusals from '#foundation/refusals/labels/eng.json';
import { Refusal } from '#foundation/refusals/refusal.ts';
import type { LockReason } from '#foundation/session/ViewerKind.tsx';
import { useAccessStep } from '#ui/access-alert/useAccessAlert.ts';
import button from '#ui/button/button.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import { LockedDialog } from '#ui/locked-value/LockedDialog.tsx';
import { useMessages } from '#ui/message-banner/MessageBannerProvider.tsx';

interface Props {
  readonly id: string;
  readonly text: string;
  readonly href: string;
  readonly step: ExportStep;
  /** Sends the file or has it prepared; rejects where that did not work. */
  readonly run: () => Promise<void>;
  readonly words: {
    readonly title: string;
    readonly nothing: string;
    readonly failed: string;
  } & Readonly<Record<LockReason, string>>;
}

/** The documents' refusals that say what to do; any other trouble is "the export failed". */
const TELLING = ['too_many_open_exports', 'too_many_exports', 'nothing_to_export'] as const;
const toTelling = (error: unknown) => TELLING.find((code) => error instanceof Refusal && error.code === code);

/** A link to a file. With script it follows document A, section 5, in its order; without, the server does. */
export function ExportLink({ id, text, href, step, run, words }: Props) {
  const why = useLabels<typeof refusals>('refusals');
  const { show } = useMessages();
  const missing = useAccessStep();
  const [denied, setDenied] = useState<LockReason | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isLocked = step === 'must_sign_in' || step === 'must_get_access';

  const send = async () => {
    setBusy(true);
    try {
      await run();
    } catch (error) {
      const code = toTelling(error);
      show({ id, message: code ? why(code) : words.failed, type: 'alertRed' });
    } finally {
      setBusy(false);
    }
  };
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (isBusy) return;
    if (step === 'must_sign_in' || step === 'must_get_access') setDenied(step);
    else if (step === 'access_denied_auth')
      show({ id: step, message: why('access_denied_auth'), type: 'alertYellow' });
    else void send();
  };
  return (
    <>
      <a
        className={button.button}
        rel="nofollow"
        aria-busy={isBusy || undefined}
        {...(step === 'nothing'
          ? { role: 'link', 'aria-disabled': true, title: words.nothing }
          : { href: isLocked ? (missing?.action.href ?? href) : href, onClick: press })}
        {...(isLocked && { 'aria-haspopup': 'dialog' as const })}
      >
        <Icon name={isLocked || step === 'access_denied_auth' ? 'lock' : 'download'} />
        {text}
      </a>
      {denied && (
        <LockedDialog
          title={words.title}
          text={words[denied]}
          reason={denied}
          onClose={() => setDenied(null)}
        />
      )}
    </>
  );
}
