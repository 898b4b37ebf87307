import type { UserRights } from './user-change.ts';

/** A plan as the operator chooses it by name: with what it gives. */
export interface NamedPlan {
  readonly id: number;
  readonly name: string;
  readonly level: number;
  readonly excelExportAccess: boolean;
}

type Held = Pick<UserRights, 'level' | 'tariff'>;

/** Levels of access without a plan. */
const WITHOUT_PLAN = { none: 0, basic: 1 } as const;
/** For numbers of an account that are neither a plan nor a level with a name: they stay as they are. */
const AS_IT_IS = 'keep';
const PLAN = 'plan-';

/** Which of the choices an account has now. */
export function choiceOf({ level, tariff }: Held, plans: readonly Pick<NamedPlan, 'id' | 'level'>[]): string {
  if (tariff !== null)
    return plans.some((plan) => plan.id === tariff && plan.level === level) ? `${PLAN}${tariff}` : AS_IT_IS;
  if (level === WITHOUT_PLAN.none) return 'none';
  return level === WITHOUT_PLAN.basic ? 'basic' : AS_IT_IS;
}

/** What a choice gives; null where there is no such choice. */
export function givenBy(
  choice: string,
  held: Held,
  plans: readonly Pick<NamedPlan, 'id' | 'level'>[],
): Held | null {
  if (choice === AS_IT_IS) return { level: held.level, tariff: held.tariff };
  if (choice === 'none' || choice === 'basic') return { level: WITHOUT_PLAN[choice], tariff: null };
  const plan = plans.find(({ id }) => choice === `${PLAN}${id}`);
  return plan ? { level: plan.level, tariff: plan.id } : null;
}

/** What the operator was shown, in one field of a form: a change in between is refused. */
export function writeSeen({ level, tariff, excelExportAccess, isOperator, accessEndsAt }: Seen): string {
  return [level, tariff ?? '', excelExportAccess ? 1 : 0, isOperator ? 1 : 0, accessEndsAt ?? ''].join('.');
}

interface Seen extends Held {
  readonly excelExportAccess: boolean;
  readonly isOperator: boolean;
  /** As it is written in JSON. */
  readonly accessEndsAt: string | null;
}
