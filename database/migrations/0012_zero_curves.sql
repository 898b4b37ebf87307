-- Zero-coupon curves. Curves of the earlier form (yield by modified duration) are deleted: the measuring job draws them again from
-- prices and measures every bond over them. Swap rates are a kind of published curve, over which I-spreads are measured.

delete from government_curve;

comment on column government_curve.curve is 'zero rates, as domain/bonds/curve/government-curve.ts writes them';
comment on column government_curve.points is 'the bonds: id, years to maturity, percent of yield, percent on the curve';
comment on column bond_measure.g_spread is 'basis points over the par yield of the government curve at the same maturity';
comment on column bond_measure.z_spread is 'basis points over every zero rate of the government curve';

alter table yield_curve drop constraint yield_curve_kind_known;
alter table yield_curve add constraint yield_curve_kind_known check (kind in ('par', 'zero', 'forward', 'swap'));

-- The curve page stands after the other tools for bonds, where these are still in the menu.
insert into menu_node (parent_id, position, url, titles)
select tools.parent_id, (select max(position) from menu_node beside where beside.parent_id = tools.parent_id) + 1, '/bonds/curves/',
       '{"rus": "Кривые доходности", "eng": "Yield curves", "pol": "Krzywe dochodowości", "ita": "Curve dei rendimenti", "deu": "Renditekurven", "esp": "Curvas de tipos", "chn": "收益率曲线", "ukr": "Криві дохідності", "fra": "Courbes des taux", "tur": "Getiri eğrileri"}'
  from menu_node tools where tools.url = '/bonds/map/' and tools.parent_id is not null limit 1;
