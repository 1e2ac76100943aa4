-- How much of each line of a guest's cart has been moved to the customer's cart. Two tabs, or a
-- connection that broke, may send the same line again: only what is more than before counts.
create table guest_line_moves (
  customer_id integer not null,
  store_id integer not null,
  -- Made by the browser when the line was made.
  line text not null,
  product_id integer not null,
  variant_id integer not null,
  quantity integer not null check (quantity between 1 and 999),
  moved_at timestamptz not null default now(),
  primary key (customer_id, line),
  foreign key (customer_id, store_id) references customers (id, store_id) on delete cascade
);
