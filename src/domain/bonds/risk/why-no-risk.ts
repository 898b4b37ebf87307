/** Why a bond has no figures of its interest rate risk. */
export const NO_RISK = ['floating', 'no_curve', 'perpetual', 'not_valued'] as const;
export type WhyNoRisk = (typeof NO_RISK)[number];
