import { type Viewer, viewerWithLevel } from '#domain/access/viewer.ts';
import { Sealed } from '#foundation/web/sealed.ts';

/** A sealed value: where it stands, what is in it, and who may see it. */
export interface LockedLeaf {
  readonly path: string;
  readonly value: unknown;
  readonly isOpenTo: (viewer: Viewer) => boolean;
}

const paid = viewerWithLevel(1077);

/** All envelopes of a reply that was not opened yet. */
export function findLocked(reply: unknown, path = ''): LockedLeaf[] {
  if (reply instanceof Sealed) {
    const value: unknown = reply.openFor(paid);
    return value === null ? [] : [{ path, value, isOpenTo: (viewer) => reply.openFor(viewer) === value }];
  }
  if (typeof reply !== 'object' || reply === null) return [];
  return Object.entries(reply).flatMap(([key, item]) => findLocked(item, `${path}/${key}`));
}

/** Numbers that are distinctive enough to be recognised wherever they appear. */
export function distinctiveNumbers(leaf: LockedLeaf): number[] {
  const values =
    typeof leaf.value === 'object' && leaf.value !== null ? Object.values(leaf.value) : [leaf.value];
  return values.filter(
    (value): value is number => typeof value === 'number' && String(value).replace(/\D/g, '').length >= 5,
  );
}
