-- A comment in the languages that its provider does not write in: {"deu": {"title": "…", "content": "<p>…</p>"}, …}.
-- A page shows the text in its own language where there is one, and the original otherwise.
alter table analyst_comment
  add column translations jsonb not null default '{}',
  add constraint analyst_comment_translations_object check (jsonb_typeof(translations) = 'object');
