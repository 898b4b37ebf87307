import { type MouseEvent, useState } from 'react';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { fillExportDays } from '#domain/exports/export-days.ts';
import { fillExportTemplate } from '#domain/exports/export-template.ts';
import { useLabels, useLink } from '#foundation/i18n/I18n.tsx';
import { isPlainClick } from '#foundation/navigation/plain-click.ts';
import type refusals from '#foundation/refusals/labels/eng.json';
import { Refusal } from '#foundation/refusals/refusal.ts';
import { type LockReason, useIsSignedIn, useViewerKind } from '#foundation/session/ViewerKind.tsx';
import { useAccessStep } from '#ui/access-alert/useAccessAlert.ts';
import button from '#ui/button/button.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import { LockedDialog } from '#ui/locked-value/LockedDialog.tsx';
import { useMessages } from '#ui/message-banner/MessageBannerProvider.tsx';
import { exportStepOf } from './export-step.ts';
import type english from './labels/eng.json';
import { runExport } from './run-export.ts';

export interface TradingExportProps {
  readonly stockId: number;
  readonly groundId: number;
  /** Of the page: with %from%, %to% and %archive% in it. */
  readonly linkTemplate: string;
  /** Rows of the table; null where none is shown, and the server is asked. */
  readonly total: number | null;
  /** Null: from the first day on; up to today. */
  readonly from: CalendarDay | null;
  readonly to: CalendarDay | null;
  readonly today: CalendarDay;
  readonly isArchive?: boolean;
  readonly excelExportAccess: boolean;
}

/** The documents' refusals that say what to do; any other trouble is "the export failed". */
const TELLING = ['too_many_open_exports', 'too_many_exports', 'nothing_to_export'] as const;
const toTelling = (error: unknown) => TELLING.find((code) => error instanceof Refusal && error.code === code);

/**
 * A link to the file. With script it follows document A, section 5, in its order; without, the server does: it streams
 * the file however long it is, or says what is missing. Its page lists the labels `trading-export` and `locked-value`.
 */
export function TradingExport(props: TradingExportProps) {
  const { linkTemplate, total, from, to, today, isArchive = false, excelExportAccess } = props;
  const t = useLabels<typeof english>('trading-export');
  const why = useLabels<typeof refusals>('refusals');
  const link = useLink();
  const { show } = useMessages();
  const missing = useAccessStep();
  const viewer = { kind: useViewerKind(), isSignedIn: useIsSignedIn(), excelExportAccess };
  const [denied, setDenied] = useState<LockReason | null>(null);
  const [isBusy, setBusy] = useState(false);

  const step = exportStepOf(viewer, total ?? 1);
  const days = fillExportDays({ from, to }, today);
  const href = link(fillExportTemplate(linkTemplate, { days, today, isArchive }));
  const isLocked = step === 'must_sign_in' || step === 'must_get_access';

  const run = async () => {
    setBusy(true);
    try {
      await runExport({ ...props, days, isArchive, href });
    } catch (error) {
      const code = toTelling(error);
      show({ id: 'trading-export', message: code ? why(code) : t('exportErrorMsg'), type: 'alertRed' });
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
    else void run();
  };
  return (
    <>
      <a
        className={button.button}
        rel="nofollow"
        aria-busy={isBusy || undefined}
        {...(step === 'nothing'
          ? { role: 'link', 'aria-disabled': true, title: t('nothing') }
          : { href: isLocked ? (missing?.action.href ?? href) : href, onClick: press })}
        {...(isLocked && { 'aria-haspopup': 'dialog' as const })}
      >
        <Icon name={isLocked || step === 'access_denied_auth' ? 'lock' : 'download'} />
        {t('excel')}
      </a>
      {denied && (
        <LockedDialog
          title={t('dialog_title')}
          text={t(denied)}
          reason={denied}
          onClose={() => setDenied(null)}
        />
      )}
    </>
  );
}
