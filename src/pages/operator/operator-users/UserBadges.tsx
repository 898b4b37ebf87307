import forms from '#page-parts/operator/operator-forms.module.css';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { Badge } from '#ui/badge/Badge.tsx';
import type english from './labels/eng.json';

export function UserBadges({ user }: { user: { readonly isOperator: boolean; readonly isLocked: boolean } }) {
  const t = useLabels<typeof english>('operator-users');
  if (!user.isOperator && !user.isLocked) return null;
  return (
    <span className={forms.badges}>
      {user.isOperator && <Badge tone="accent" text={t('is_operator')} />}
      {user.isLocked && <Badge tone="warn" text={t('is_locked')} />}
    </span>
  );
}
