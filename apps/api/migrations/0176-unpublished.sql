-- Staff write things before shoppers see them, and take them back.
alter table device_checks add column published boolean not null default true;
alter table help_articles add column published boolean not null default true;
alter table policies add column published boolean not null default true;
-- Without a time it is a draft.
alter table news alter column published_at drop not null;
