-- Customers and what they keep. A customer and everything of theirs belong to one store.

create table customers (
  id integer primary key generated always as identity,
  store_id integer not null references stores,
  name text not null,
  -- E.164, such as +85512345678.
  phone text,
  phone_verified_at timestamptz,
  email text check (email = lower(email)),
  email_verified_at timestamptz,
  password_hash text,
  lang text not null default 'en' check (lang in ('en', 'km', 'zh')),
  created_at timestamptz not null default now(),
  -- The account was removed: the row stays for its orders, the person is gone from it.
  removed_at timestamptz,
  unique (id, store_id)
);
create unique index customers_phone on customers (store_id, phone) where phone is not null and phone_verified_at is not null;
create unique index customers_email on customers (store_id, email) where email is not null and email_verified_at is not null;

-- A token lives as long as its session: deleting or revoking the row refuses it everywhere.
create table sessions (
  id uuid primary key,
  customer_id integer not null,
  store_id integer not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  foreign key (customer_id, store_id) references customers (id, store_id) on delete cascade
);
create index sessions_customer on sessions (customer_id);
create index sessions_expires on sessions (expires_at);

-- One-time codes: one that counts per store, phone or email, purpose, and customer where one asks
-- to change their own; a new one replaces it.
create table one_time_codes (
  id uuid primary key,
  store_id integer not null references stores on delete cascade,
  purpose text not null check (purpose in ('register', 'forgot', 'contact')),
  -- E.164 phone or email.
  recipient text not null,
  customer_id integer references customers on delete cascade,
  -- HMAC of the code with the server's key; null when the phone is not known and nothing was sent.
  code_hash text,
  -- Hash of the nonce that asking for another code needs.
  secret_hash text not null,
  -- What becomes true when the code is entered, such as the name and password of a new account.
  payload jsonb not null default '{}',
  tries integer not null default 0,
  sends integer not null default 1,
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null,
  unique nulls not distinct (store_id, purpose, recipient, customer_id)
);
create index one_time_codes_expires on one_time_codes (expires_at);

create table addresses (
  id integer primary key generated always as identity,
  store_id integer not null,
  customer_id integer not null,
  name text not null,
  description text not null default '',
  lat double precision not null check (lat between -90 and 90),
  long double precision not null check (long between -180 and 180),
  -- Two digits of the national gazetteer.
  province_code text,
  is_default boolean not null default false,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  foreign key (customer_id, store_id) references customers (id, store_id) on delete cascade
);
create index addresses_customer on addresses (customer_id, id) where removed_at is null;
create unique index addresses_default on addresses (customer_id) where is_default and removed_at is null;

create table cart_lines (
  id integer primary key generated always as identity,
  store_id integer not null,
  customer_id integer not null,
  product_id integer not null references products on delete cascade,
  -- 0 for a product without variants, so that the line is unique.
  variant_id integer not null default 0,
  quantity integer not null check (quantity between 1 and 999),
  note text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (customer_id, store_id) references customers (id, store_id) on delete cascade,
  unique (customer_id, product_id, variant_id)
);

create table wishlist_entries (
  id integer primary key generated always as identity,
  store_id integer not null,
  customer_id integer not null,
  product_id integer not null references products on delete cascade,
  variant_id integer not null default 0,
  quantity integer not null default 1 check (quantity between 1 and 999),
  created_at timestamptz not null default now(),
  foreign key (customer_id, store_id) references customers (id, store_id) on delete cascade,
  unique (customer_id, product_id, variant_id)
);
