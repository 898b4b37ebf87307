/** The groups of users that the operator can look at. */
export const USER_KINDS = ['all', 'paid', 'operators', 'locked'] as const;
export type UserKind = (typeof USER_KINDS)[number];
