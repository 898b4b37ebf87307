-- The list of companies is read in the order of its indexes, however many there are.
create index issuer_by_name on issuer (name, id);
create index issuer_by_country on issuer (country, name, id);
create index issuer_by_branch on issuer (branch_id, name, id);
create index issuer_banks on issuer (name, id) where is_bank;

-- The menu gets a way to it after the shares, unless an operator has made one already.
update menu_node set position = position + 1
 where parent_id is null and position > 1 and not exists (select from menu_node where url = '/company/');
insert into menu_node (id, parent_id, position, url, titles)
select 10, null, 2, '/company/',
   '{"rus": "Компании", "eng": "Companies", "pol": "Spółki", "ita": "Società", "deu": "Unternehmen", "esp": "Empresas", "chn": "公司", "ukr": "Компанії", "fra": "Sociétés", "tur": "Şirketler"}'
 where not exists (select from menu_node where url = '/company/');
