-- A text that may be left out where a phone or a store had too many: page and account say the same.
alter table messages add column droppable boolean not null default false;
