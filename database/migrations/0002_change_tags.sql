-- What changed is announced by tags (src/domain/changes/tag.ts): a process drops what it made of exactly that.
-- The channel content_changed, which names the table, remains for what is held of whole tables: lists and search weights.

-- The tags of single things. A role says what the ids are; those of things that are gone have only their own tag.
create function tags_of(role_of_ids text, ids text[]) returns setof text language plpgsql stable as $$
begin
  if role_of_ids = 'issuer' then
    return query select 'issuer:' || thing.id from unnest(ids) thing (id);
  elsif role_of_ids in ('instrument', 'priced', 'price', 'listing') then
    return query
      with changed as (
        select thing.id::int as instrument_id, null::int as venue_id from unnest(ids) thing (id) where role_of_ids <> 'listing'
        union all
        select listing.instrument_id, listing.venue_id from listing where role_of_ids = 'listing' and listing.id = any(ids::int[])
      ), traded as (
        select changed.instrument_id, instrument.issuer_id, coalesce(changed.venue_id, listing.venue_id) as venue_id
          from changed
          left join instrument on instrument.id = changed.instrument_id
          left join listing on changed.venue_id is null and listing.instrument_id = changed.instrument_id
      )
      select distinct tag
        from traded, lateral (
          select unnest(array['instrument:' || instrument_id, 'issuer:' || issuer_id]) as tag
           where role_of_ids in ('instrument', 'priced')
          union all
          select unnest(array['prices:instrument:' || instrument_id, 'prices:issuer:' || issuer_id, 'prices:venue:' || venue_id])
           where role_of_ids <> 'instrument'
        ) tags
       where tag is not null;
  elsif role_of_ids = 'file' then
    return query
      select distinct 'issuer:' || issuer_id from (
        select issuer_id from report_file where file_id = any(ids::uuid[])
        union all
        select issuer_id from report where file_id = any(ids::uuid[])
        union all
        select issuer_id from analyst_comment comment join comment_issuer on comment_id = comment.id
         where file_id = any(ids::uuid[])
      ) attached;
  else
    return query
      select distinct 'issuer:' || issuer_id from (
        select issuer_id from report where role_of_ids = 'report' and id = any(ids::int[])
        union all
        select issuer_id from news_issuer where role_of_ids = 'news' and news_id = any(ids::int[])
        union all
        select issuer_id from comment_issuer where role_of_ids = 'comment' and comment_id = any(ids::int[])
        union all
        select issuer_id from person_role where role_of_ids = 'person' and person_id = any(ids::int[])
      ) named;
  end if;
end $$;

-- Each argument is a tag, or a role and the column of its ids. Of more than a hundred things the whole kind has changed.
create function announce_tags() returns trigger language plpgsql as $$
declare
  most_rows constant int := 20000;
  most_things constant int := 100;
  changed constant text := case tg_op
    when 'INSERT' then 'after_rows'
    when 'DELETE' then 'before_rows'
    else '(select * from before_rows union all select * from after_rows)' end;
  row_count int := most_rows + 1;
  role text;
  id_column text;
  ids text[];
  tags text[] := '{}';
begin
  -- Ticks are announced by their listing (record_ticks).
  if current_setting('basispoint.is_ticking', true) = 'on' then return null; end if;
  if tg_op <> 'TRUNCATE' then
    execute format('select count(*) from (select from %s changed limit %s) few', changed, most_rows + 1) into row_count;
    if row_count = 0 then return null; end if;
  end if;

  for i in 0 .. tg_nargs - 1 loop
    role := split_part(tg_argv[i], ' ', 1);
    id_column := split_part(tg_argv[i], ' ', 2);
    if id_column = '' then
      tags := tags || role;
      continue;
    end if;
    -- Nothing refers to a new file yet.
    continue when role = 'file' and tg_op = 'INSERT';
    if row_count <= most_rows then
      execute format('select array_agg(distinct %1$I::text) from %2$s changed where %1$I is not null', id_column, changed) into ids;
    end if;
    if row_count > most_rows or cardinality(ids) > most_things then
      tags := tags || case role
        when 'instrument' then array['instrument', 'issuer']
        when 'priced' then array['instrument', 'issuer', 'prices']
        when 'price' then array['prices']
        when 'listing' then array['prices']
        else array['issuer'] end;
    elsif ids is not null then
      tags := tags || array(select tags_of(role, ids));
    end if;
  end loop;

  -- A notice holds less than 8,000 bytes.
  tags := array(select distinct tag from unnest(tags) tag order by tag);
  for start in 1 .. cardinality(tags) by 200 loop
    perform pg_notify('tags_changed', array_to_string(tags[start : start + 199], ','));
  end loop;
  return null;
end $$;

do $$
declare
  shown record;
  call text;
begin
  for shown in
    select * from (values
      ('industry', array['reference']),
      ('venue', array['reference']),
      ('reference_rate', array['rates']),
      ('issuer', array['issuer id', 'reference']),
      ('issuer_profile', array['issuer issuer_id']),
      ('issuer_relation', array['issuer issuer_id', 'issuer related_issuer_id', 'relations']),
      ('instrument', array['instrument id', 'issuer issuer_id', 'reference']),
      ('stock', array['priced instrument_id']),
      ('bond', array['instrument instrument_id']),
      ('bond_redemption', array['instrument bond_id']),
      ('bond_option', array['instrument bond_id']),
      ('rating', array['issuer issuer_id', 'instrument bond_id']),
      ('etf', array['instrument instrument_id']),
      ('etf_holding', array['instrument etf_id']),
      ('market_index', array['instrument instrument_id']),
      ('index_member', array['instrument index_id', 'reference']),
      ('dividend', array['instrument instrument_id']),
      ('split', array['priced instrument_id']),
      ('offering', array['instrument instrument_id']),
      ('holder', array['instrument instrument_id', 'issuer holder_issuer_id', 'relations']),
      ('listing', array['priced instrument_id', 'reference']),
      ('daily_trading', array['listing listing_id']),
      ('intraday_trading', array['listing listing_id']),
      ('index_value', array['price index_id']),
      ('government_curve', array['rates']),
      ('bond_measure', array['price bond_id']),
      ('stored_file', array['file id', 'files']),
      ('statement_section', array['reference']),
      ('statement_line', array['reference']),
      ('report', array['issuer issuer_id']),
      ('report_fact', array['report report_id']),
      ('report_file', array['issuer issuer_id']),
      ('comment_provider', array['reference']),
      ('analyst_comment', array['comment id', 'news']),
      ('comment_issuer', array['comment comment_id', 'issuer issuer_id']),
      ('consensus_indicator', array['reference']),
      ('consensus_estimate', array['issuer issuer_id']),
      ('price_target', array['instrument instrument_id']),
      ('person', array['person id', 'reference']),
      ('person_role', array['person person_id', 'issuer issuer_id']),
      ('news', array['news id', 'news']),
      ('news_issuer', array['news news_id', 'issuer issuer_id']),
      ('menu_node', array['menu']),
      ('label_override', array['labels'])
    ) as tables (name, arguments)
  loop
    select 'for each statement execute function announce_tags(' || string_agg(quote_literal(argument), ', ') || ')'
      into call from unnest(shown.arguments) argument;
    execute format('create trigger tags_added after insert on %I referencing new table as after_rows %s', shown.name, call);
    execute format('create trigger tags_changed after update on %I referencing old table as before_rows new table as after_rows %s',
                   shown.name, call);
    execute format('create trigger tags_removed after delete on %I referencing old table as before_rows %s', shown.name, call);
    execute format('create trigger tags_emptied after truncate on %I %s', shown.name, call);
  end loop;
end $$;
