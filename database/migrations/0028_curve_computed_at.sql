-- A measure that is older than the curve it was compared with is made again.
alter table government_curve add column computed_at timestamptz not null default now();
