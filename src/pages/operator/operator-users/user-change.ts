/** What an operator may change of a user. */
export interface UserRights {
  readonly level: number;
  readonly tariff: number | null;
  readonly excelExportAccess: boolean;
  readonly isOperator: boolean;
  readonly isLocked: boolean;
  /** From when on the access is basic; null: it has no end. */
  readonly accessEndsAt: Date | null;
}

/** One right and its new value; `seen` is what the operator was shown. */
export type UserChange = {
  [Right in keyof UserRights]: {
    readonly right: Right;
    readonly value: UserRights[Right];
    readonly seen?: UserRights[Right];
  };
}[keyof UserRights];

export type Objection = 'changed_meanwhile' | 'own_account' | 'last_operator';

interface Circumstances {
  readonly userId: number;
  /** Null: the command line. */
  readonly actorId: number | null;
  readonly rights: UserRights;
  /** Operators who are not locked. */
  readonly workingOperators: readonly number[];
}

/** Why a change may not be made: nobody changes their own rights, and someone must remain who looks after the site. */
export function findObjection(
  { right, value, seen }: UserChange,
  { userId, actorId, rights, workingOperators }: Circumstances,
): Objection | null {
  if (seen !== undefined && !isSame(seen, rights[right])) return 'changed_meanwhile';
  if (userId === actorId) return 'own_account';
  if (!isAboutRole(right)) return null;
  const takesOperator = right === 'isOperator' ? value === false : value === true;
  const isLast = workingOperators.length === 1 && workingOperators[0] === userId;
  return takesOperator && isLast ? 'last_operator' : null;
}

/** What `wanted` says otherwise than `rights`, one change for each right. */
export function changesBetween(rights: UserRights, wanted: Partial<UserRights>): readonly UserChange[] {
  return (Object.keys(wanted) as (keyof UserRights)[]).flatMap((right) => {
    const value = wanted[right];
    // The pair belongs together: both were read under one name.
    return value === undefined || isSame(rights[right], value) ? [] : [{ right, value } as UserChange];
  });
}

/** Of values of one right: a moment is the same as another of the same time. */
export const isSame = (one: UserRights[keyof UserRights], other: UserRights[keyof UserRights]): boolean =>
  one instanceof Date && other instanceof Date ? one.getTime() === other.getTime() : one === other;

/** Changes that could leave the site without an operator. */
export const isAboutRole = (right: keyof UserRights): boolean =>
  right === 'isOperator' || right === 'isLocked';

/** The word under which the change is noted. */
export function actionOf({ right, value }: UserChange): string {
  if (right === 'isLocked') return value ? 'lock' : 'unlock';
  return right === 'isOperator' ? (value ? 'appoint' : 'dismiss') : 'change';
}
