-- What the operator looks for: people by the beginning of what is known of them, changes by what and who.

create index site_user_by_email_start on site_user (lower(email) text_pattern_ops);
create index site_user_by_name_start on site_user (lower(name) text_pattern_ops);
create index site_user_by_phone_start on site_user (phone text_pattern_ops);
create index site_user_paid on site_user (id) where level = 1077;
create index site_user_operator on site_user (id) where is_operator;
create index site_user_locked on site_user (id) where locked_at is not null;

create index operator_change_of_subject on operator_change (subject, id desc);
create index operator_change_by_operator on operator_change (operator_id, id desc);
