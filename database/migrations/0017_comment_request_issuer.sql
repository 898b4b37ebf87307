-- The issuer on whose page the files were requested: the e-mail about the decision leads back there.
alter table comment_access_request add column issuer_id int references issuer on delete set null;
create index comment_access_request_by_issuer on comment_access_request (issuer_id) where issuer_id is not null;
