import { AlertLine } from '#ui/alert-line/AlertLine.tsx';
import { useAccessStep } from './useAccessAlert.ts';

/** Stands where much is locked and nothing else says so. */
export function AccessAlert() {
  const step = useAccessStep();
  if (!step) return null;
  const { message, action } = step;
  return (
    <AlertLine
      icon="lock"
      action={
        <a className="link" href={action.href}>
          {action.label}
        </a>
      }
    >
      {message}
    </AlertLine>
  );
}
