import type { RelationRole } from '#market/ownership/issuer-relations/relation-role.ts';

/** Which way a relation goes, shown from the issuer in question; in the order of a page. */
export const DIRECTIONS = ['owned_by', 'owns', 'guaranteed_by', 'guarantees'] as const;
export type RelationDirection = (typeof DIRECTIONS)[number];

/** What the other one is to the issuer shows who holds or answers for whom. */
export const DIRECTION_OF: Readonly<Record<RelationRole, RelationDirection>> = {
  parent: 'owned_by',
  shareholder: 'owned_by',
  venturer: 'owned_by',
  subsidiary: 'owns',
  associate: 'owns',
  joint_venture: 'owns',
  guarantor: 'guaranteed_by',
  guaranteed: 'guarantees',
};
