-- The log is read newest first: as a whole, of one action, of one person. An account or a bond that goes is found in it.
drop index action_log_by_time;
drop index action_log_by_action;
create index action_log_by_time on action_log (at desc, id desc);
create index action_log_by_action on action_log (action_id, at desc, id desc);
create index action_log_by_user on action_log (user_id, at desc, id desc) where user_id is not null;
create index action_log_by_bond on action_log (bond_id) where bond_id is not null;

-- Of the page where it was written: letters about it, where the reader has chosen no language.
alter table support_ticket add column language text;
