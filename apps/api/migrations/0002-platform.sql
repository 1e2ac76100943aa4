-- What the platform keeps for every module.

-- Counters of rate limits; keys are hashed, because they are phone numbers and addresses.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  -- Milliseconds since 1970.
  expire bigint
);
create index rate_limits_expire on rate_limits (expire);

-- What a call with an Idempotency-Key answered, so that the same call again answers the same.
create table idempotency_keys (
  store_id integer not null,
  -- Null for a guest.
  customer_id integer,
  operation text not null,
  key text not null,
  body_hash text not null,
  -- json, not jsonb: the answer keeps the order of its fields.
  result json,
  created_at timestamptz not null default now(),
  unique nulls not distinct (store_id, customer_id, operation, key)
);
create index idempotency_keys_created on idempotency_keys (created_at);

-- Who changed what: written in the transaction of the change, never changed.
create table audit_trail (
  id bigint primary key generated always as identity,
  at timestamptz not null default now(),
  store_id integer,
  -- Such as staff:sokha, customer:17 or system:settle-payment.
  actor text not null,
  -- Such as refund.
  action text not null,
  -- Such as order, and its id.
  entity text not null,
  entity_id text not null,
  before jsonb,
  after jsonb
);
create index audit_trail_entity on audit_trail (entity, entity_id, id);
