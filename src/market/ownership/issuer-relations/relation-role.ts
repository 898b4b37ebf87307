/** What the related issuer is to the one that the relation is stored with. */
export const RELATION_TYPES = ['subsidiary', 'associate', 'joint_venture', 'guarantor'] as const;
export type RelationType = (typeof RELATION_TYPES)[number];

const BACKWARDS = {
  subsidiary: 'parent',
  associate: 'shareholder',
  joint_venture: 'venturer',
  guarantor: 'guaranteed',
} as const satisfies Record<RelationType, string>;

export type RelationRole = RelationType | (typeof BACKWARDS)[RelationType];

export const RELATION_ROLES: readonly RelationRole[] = [...RELATION_TYPES, ...Object.values(BACKWARDS)];

/** What an issuer is to the one that the relation is reported from: a subsidiary, reversed, is a parent. */
export function relationRole(type: RelationType, isBackwards: boolean): RelationRole {
  return isBackwards ? BACKWARDS[type] : type;
}
