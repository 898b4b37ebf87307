/** What the related issuer is to the one that the relation is stored with. */
export type RelationType = 'subsidiary' | 'associate' | 'joint_venture' | 'guarantor';

const BACKWARDS = {
  subsidiary: 'parent',
  associate: 'shareholder',
  joint_venture: 'venturer',
  guarantor: 'guaranteed',
} as const satisfies Record<RelationType, string>;

export type RelationRole = RelationType | (typeof BACKWARDS)[RelationType];

/** What an issuer is to the one that the relation is told from: a subsidiary, told backwards, is a parent. */
export function relationRole(type: RelationType, isBackwards: boolean): RelationRole {
  return isBackwards ? BACKWARDS[type] : type;
}
