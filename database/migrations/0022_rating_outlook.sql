-- Where an agency expects its rating to go; null: it states none.
alter table rating
  add column outlook text,
  add constraint rating_outlook_known check (outlook in ('positive', 'stable', 'negative', 'developing'));
