-- PCs that customers put together and keep: which products, never what they cost or how they fit,
-- which is found anew whenever a build is opened.

create table saved_builds (
  id integer primary key generated always as identity,
  store_id integer not null references stores on delete cascade,
  customer_id integer not null,
  name text not null check (length(name) between 1 and 80),
  -- `product[-variant][xquantity]`, divided by commas, as in the address of the builder.
  parts text not null check (length(parts) between 1 and 600),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (customer_id, store_id) references customers (id, store_id) on delete cascade
);
-- The same parts are kept once.
create unique index saved_builds_owner on saved_builds (customer_id, store_id, parts);
