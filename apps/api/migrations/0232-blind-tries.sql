-- Tries of a code without its nonce, apart from those of whoever asked for it: anybody may make them.
alter table one_time_codes add column blind_tries integer not null default 0;
