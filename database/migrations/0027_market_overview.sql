-- Pages that show holdings, yields and curves are kept like all others: they follow these tables too.
do $$
declare shown text;
begin
  foreach shown in array array['etf_holding', 'bond_measure', 'government_curve'] loop
    execute format('create or replace trigger content_changed after insert or update or delete or truncate on %I
                    for each statement execute function announce_content()', shown);
  end loop;
end $$;

-- Which bonds pay on a day of the calendar: their coupons are counted back from maturity in whole months.
create index bond_by_coupon_day on bond
  (coupons_per_year, (extract(month from matures_on)::int % (12 / coupons_per_year)), (extract(day from matures_on)::int))
  where coupons_per_year between 1 and 12 and matures_on is not null;

-- Whatever was heard last of the whole market, and whose dividends come next.
create index news_by_moment on news (published_at desc, id desc);
create index dividend_by_ex_day on dividend (ex_dividend_on);
