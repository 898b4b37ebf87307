-- Bonds of about the same duration are found from either side of it.
create index bond_measure_by_duration on bond_measure (modified_duration) where modified_duration is not null;
