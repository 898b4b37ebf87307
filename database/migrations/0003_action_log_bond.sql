-- The bond that a reader was looking at; the log outlives it.
alter table action_log add column bond_id int references instrument on delete set null;
