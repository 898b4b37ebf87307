import type { ReactNode } from 'react';
import { useLink } from '#platform/i18n/I18n.tsx';
import { linkTarget } from '#ui/link/link-target.ts';
import type { CurrentKind } from './active-entry.ts';

interface Props {
  readonly url: string;
  readonly isBlank: boolean;
  readonly current?: CurrentKind;
  readonly className?: string | undefined;
  readonly isInBar?: boolean;
  readonly children: ReactNode;
}

/** An address that an operator typed: of this site in the page's language, or of another one. */
export function MenuLink({ url, isBlank, current, className, isInBar = false, children }: Props) {
  const link = useLink();
  const target = linkTarget(url);
  if (target === null) return children;
  return (
    <a
      className={className}
      href={url.startsWith('/') ? link(url) : url}
      aria-current={current}
      {...(isInBar && { 'data-bar': '' })}
      {...(isBlank && { target: '_blank', rel: 'noopener' })}
    >
      {children}
    </a>
  );
}
