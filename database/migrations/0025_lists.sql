-- The newest grade of an issuer as a whole is looked up for each of its bonds.
create index rating_of_issuer on rating (issuer_id, given_on desc);

-- The menu gets ways to the lists of bonds, indexes and ETFs after the companies, unless an operator has made them already;
-- below the bonds are their map and the calculator.
do $$
declare
  place int := (select coalesce(max(position), 0) from menu_node where parent_id is null and url in ('/stocks/', '/company/'));
  added record;
begin
  for added in
    select * from (values
      (11, '/bonds/', '{"rus": "Облигации", "eng": "Bonds", "pol": "Obligacje", "ita": "Obbligazioni", "deu": "Anleihen", "esp": "Bonos", "chn": "债券", "ukr": "Облігації", "fra": "Obligations", "tur": "Tahviller"}'::jsonb),
      (12, '/indexes/', '{"rus": "Индексы", "eng": "Indexes", "pol": "Indeksy", "ita": "Indici", "deu": "Indizes", "esp": "Índices", "chn": "指数", "ukr": "Індекси", "fra": "Indices", "tur": "Endeksler"}'),
      (13, '/etf/', '{"rus": "ETF", "eng": "ETFs", "pol": "ETF-y", "ita": "ETF", "deu": "ETFs", "esp": "ETF", "chn": "ETF", "ukr": "ETF", "fra": "ETF", "tur": "ETF’ler"}')
    ) as list (id, url, titles)
  loop
    continue when exists (select from menu_node where url = added.url);
    place := place + 1;
    update menu_node set position = position + 1 where parent_id is null and position >= place;
    insert into menu_node (id, parent_id, position, url, titles) values (added.id, null, place, added.url, added.titles);
    if added.url = '/bonds/' then
      insert into menu_node (id, parent_id, position, url, titles) values
        (14, 11, 1, null, '{"rus": "Инструменты", "eng": "Tools", "pol": "Narzędzia", "ita": "Strumenti", "deu": "Werkzeuge", "esp": "Herramientas", "chn": "工具", "ukr": "Інструменти", "fra": "Outils", "tur": "Araçlar"}'),
        (15, 14, 1, '/bonds/map/', '{"rus": "Карта облигаций", "eng": "Bond map", "pol": "Mapa obligacji", "ita": "Mappa delle obbligazioni", "deu": "Anleihenkarte", "esp": "Mapa de bonos", "chn": "债券地图", "ukr": "Карта облігацій", "fra": "Carte des obligations", "tur": "Tahvil haritası"}'),
        (16, 14, 2, '/calculator/', '{"rus": "Калькулятор облигаций", "eng": "Bond calculator", "pol": "Kalkulator obligacji", "ita": "Calcolatrice obbligazionaria", "deu": "Anleihenrechner", "esp": "Calculadora de bonos", "chn": "债券计算器", "ukr": "Калькулятор облігацій", "fra": "Calculateur d’obligations", "tur": "Tahvil hesaplayıcı"}');
    end if;
  end loop;
end $$;
