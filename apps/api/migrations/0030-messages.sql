-- Messages on their way out. A row is there until its gateway took it, so the shop keeps no
-- texts longer than it has to.
create table messages (
  id integer primary key generated always as identity,
  store_id integer not null references stores on delete cascade,
  channel text not null check (channel in ('sms', 'email')),
  -- E.164 phone or email.
  recipient text not null,
  subject text,
  text text not null,
  -- After this it is of no use to anybody and is not sent; null for never.
  useful_until timestamptz,
  -- Who sends it has it to themselves until then.
  claimed_until timestamptz,
  failures integer not null default 0,
  created_at timestamptz not null default now()
);
create index messages_waiting on messages (id) where failures = 0;
