-- What was corrected last: the newest versions of statements, and imports that replaced stored values.
create index report_by_known on report (known_at desc, id desc);
create index import_scope_replaced on import_scope (batch_id desc, id desc) where changed > 0;
