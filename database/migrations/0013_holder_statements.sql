-- A register names all holders of a share on its day. A statement, as in a file about owners, is about one of them: it says nothing about
-- the others, who stay until a later statement or register. 0: holds nothing any more.
alter table holder
  add column is_statement boolean not null default false,
  drop constraint holder_stake_percent,
  add constraint holder_stake_percent check (stake <= 100 and (stake > 0 or is_statement and stake = 0));

update holder set is_statement = true
 where batch_id in (select batch_id from import_file where format = 'ownership');
