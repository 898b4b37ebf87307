import { type MouseEvent, useState } from 'react';
import type { ExportStep } from '#domain/exports/export-step.ts';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { isPlainClick } from '#platform/navigation/plain-click.ts';
import type refusals from '#platform/refusals/labels/eng.json';
import { Refusal } from '#platform/refusals/refusal.ts';
import { useUnlock } from '#platform/session/ViewerKind.tsx';
import button from '#ui/button/button.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import { LockedDialog } from '#ui/locked-value/LockedDialog.tsx';
import { useUnlockHref } from '#ui/locked-value/useUnlockHref.ts';
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
    /** Of what full access would give. */
    readonly locked: string;
  };
}

/** The documents' refusals that say what to do; any other trouble is "the export failed". */
const SHOWN_REFUSALS = ['too_many_open_exports', 'too_many_exports', 'nothing_to_export'] as const;
const toShownRefusal = (error: unknown) =>
  SHOWN_REFUSALS.find((code) => error instanceof Refusal && error.code === code);

/** A link to a file. With script it follows the order of CH-15; without, the server does. */
export function ExportLink({ id, text, href, step, run, words }: Props) {
  const why = useLabels<typeof refusals>('refusals');
  const { show } = useMessages();
  const unlock = useUnlock('excel-export');
  const unlockHref = useUnlockHref(unlock);
  const [isDenied, setDenied] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const isLocked = step === 'must_sign_in' || step === 'must_get_access';

  const send = async () => {
    setBusy(true);
    try {
      await run();
    } catch (error) {
      const code = toShownRefusal(error);
      show({ id, message: code ? why(code) : words.failed, type: 'alertRed' });
    } finally {
      setBusy(false);
    }
  };
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (isBusy) return;
    if (isLocked) setDenied(true);
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
          : { href: isLocked ? unlockHref : href, onClick: press })}
        {...(isLocked && { 'aria-haspopup': 'dialog' as const })}
      >
        <Icon name={isLocked || step === 'access_denied_auth' ? 'lock' : 'download'} />
        {text}
      </a>
      {isDenied && (
        <LockedDialog
          title={words.title}
          text={words.locked}
          unlock={unlock}
          onClose={() => setDenied(false)}
        />
      )}
    </>
  );
}
