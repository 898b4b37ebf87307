import { type Capability, verdictOn } from '#domain/access/capabilities.ts';
import { verdictOnExport } from '#domain/access/excel-export.ts';
import type { Viewer } from '#domain/access/viewer.ts';
import type { PageAudience } from '#platform/contract/page.ts';
import { lockedRefusal } from '#platform/refusals/locked-refusal.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import type { SignedInUser } from '#platform/session/session.repository.ts';
import type { Context, Person } from './context.server.ts';

/** Refuses whoever the audience leaves out. */
export function admit(audience: PageAudience, user: SignedInUser | null): void {
  if (audience === 'everyone' || audience === 'person') return;
  if (!user) throw new Refusal('must_sign_in');
  if (audience === 'operator' && !user.isOperator) throw new Refusal('must_be_operator');
}

/** Past it the person whom the audience names is there. */
export function admitAs<C extends Pick<Context, 'user'>, For extends PageAudience>(
  audience: For,
  context: C,
): asserts context is C & Person<For> {
  admit(audience, context.user);
}

/** Refuses whoever may not have tables as files. */
export function demandExport(viewer: Viewer): void {
  const verdict = verdictOnExport(viewer);
  if (verdict !== 'allowed') throw lockedRefusal(verdict, 'excel-export', viewer);
}

/** Refuses a viewer without the capability: for what only some inputs need. */
export function demand(capability: Capability, viewer: Viewer): void {
  const verdict = verdictOn(capability, viewer);
  if (verdict !== 'allowed') throw lockedRefusal(verdict, capability, viewer);
}
