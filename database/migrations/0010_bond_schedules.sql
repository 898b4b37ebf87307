-- Any schedule of a bond: the convention of its market, periods in months or days, stubs, payment calendar, ex-coupon days, settlement,
-- rounding of accrued interest, coupons paid in kind. What is null follows from the convention, or is as it usually is.

alter table bond
  add column convention              text,                -- domain/bonds/conventions/market-conventions.ts
  add column period_days             int,                 -- length of a coupon period, where it is counted in days
  add column period_months           int,                 -- where it is no whole part of a year
  add column last_regular_coupon_on  date,                -- where the last period is odd
  add column keeps_month_end         boolean,
  add column payment_calendar        text,                -- domain/bonds/calendars/calendars.ts
  add column business_day_rule       text,
  add column accrues_to_payment      boolean,             -- interest grows up to the moved day of payment
  add column ex_coupon_days          int,
  add column ex_coupon_counted       text,
  add column settlement_days         int,                 -- business days from trade to settlement
  add column accrued_decimals        int,
  add column accrued_per             text,
  add column capitalised_until       date,                -- coupons due up to it are added to the principal
  add constraint bond_convention_filled check (btrim(convention) <> ''),
  add constraint bond_period_days_in_range check (period_days between 1 and 3660),
  add constraint bond_period_months_in_range check (period_months between 1 and 120),
  add constraint bond_period_in_one_unit check (period_days is null or period_months is null),
  add constraint bond_last_regular_before_maturity check (last_regular_coupon_on < matures_on and last_regular_coupon_on >= issued_on),
  add constraint bond_payment_calendar_filled check (btrim(payment_calendar) <> ''),
  add constraint bond_business_day_rule_known check (
    business_day_rule in ('unadjusted', 'following', 'modified-following', 'preceding', 'modified-preceding')),
  add constraint bond_ex_coupon_days_in_range check (ex_coupon_days between 0 and 60),
  add constraint bond_ex_coupon_counted_known check (ex_coupon_counted in ('business', 'calendar')),
  add constraint bond_settlement_days_in_range check (settlement_days between 0 and 30),
  add constraint bond_accrued_decimals_in_range check (accrued_decimals between 0 and 12),
  add constraint bond_accrued_per_known check (accrued_per in ('unit', 'hundred')),
  add constraint bond_capitalised_after_issue check (capitalised_until >= issued_on);

-- Which bonds pay on a day of the calendar, where their periods are counted in days.
create index bond_by_period_days on bond (period_days, matures_on) where period_days is not null;
