-- The same story in several languages: a reader is told it once, in the language that suits best.
alter table news add column story_id int;                 -- null: told in one language only
create index news_by_story on news (story_id) where story_id is not null;
