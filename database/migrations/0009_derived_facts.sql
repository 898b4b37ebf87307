-- A figure that no filing states by itself: quarters that were filed alone, added up from the start of the year.
alter table report_fact add column is_derived boolean not null default false;

-- ISO 10383: where a bond is priced that is known by its ISIN only, and not listed anywhere.
insert into venue (id, code, mic, country, time_zone, default_currency, position, names) values
  (1149, 'XOFF', 'XOFF', 'ZZ', 'UTC', null, 1149, jsonb_build_object(
    'rus', 'Внебиржевой рынок', 'eng', 'Over the counter', 'pol', 'Rynek pozagiełdowy', 'ita', 'Fuori borsa', 'deu', 'Außerbörslich',
    'esp', 'Extrabursátil', 'chn', '场外交易', 'ukr', 'Позабіржовий ринок', 'fra', 'Hors bourse', 'tur', 'Tezgâh üstü'))
on conflict do nothing;

create or replace view as_of.report_fact as
  select t.report_id, t.line_id, coalesce(h.value, t.value) as value, coalesce(h.is_derived, t.is_derived) as is_derived
    from public.report_fact t
    left join lateral (
      select (h.was ->> 'value')::numeric as value, (h.was ->> 'is_derived')::boolean as is_derived
        from public.row_history h
       where h.table_name = 'report_fact' and h.key = jsonb_build_object('report_id', t.report_id, 'line_id', t.line_id)
         and h.known_from <= (select as_of.moment()) and h.known_until > (select as_of.moment())
       order by h.known_from desc, h.known_until desc limit 1) h on true;
