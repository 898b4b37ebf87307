-- When a message is tried again, and how the processes learn that one is waiting.

alter table outbound_message add column next_try_at timestamptz;     -- null: at once
create index outbound_message_waiting on outbound_message (channel, id) where state = 'waiting';
create index outbound_message_by_state on outbound_message (state, created_at desc);

create function announce_message() returns trigger language plpgsql as $$
begin
  perform pg_notify('message_waiting', new.channel);
  return null;
end $$;
create trigger message_waiting after insert or update of state on outbound_message
  for each row when (new.state = 'waiting') execute function announce_message();
