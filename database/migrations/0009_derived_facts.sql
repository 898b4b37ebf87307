-- A figure that no filing states by itself: quarters that were filed alone, added up from the start of the year.
alter table report_fact add column is_derived boolean not null default false;

-- ISO 10383: where a bond is priced that is known by its ISIN only, and not listed anywhere.
insert into venue (id, code, mic, country, time_zone, default_currency, position, names) values
  (1149, 'XOFF', 'XOFF', 'ZZ', 'UTC', null, 1149, jsonb_build_object(
    'rus', 'Внебиржевой рынок', 'eng', 'Over the counter', 'pol', 'Rynek pozagiełdowy', 'ita', 'Fuori borsa', 'deu', 'Außerbörslich',
    'esp', 'Extrabursátil', 'chn', '场外交易', 'ukr', 'Позабіржовий ринок', 'fra', 'Hors bourse', 'tur', 'Tezgâh üstü'));
