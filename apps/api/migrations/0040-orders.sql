-- Orders as they were placed: names, prices, address and rate of that moment. Nothing here
-- changes when the catalogue or the customer does.

create table orders (
  id integer primary key generated always as identity,
  store_id integer not null,
  customer_id integer not null,
  -- What people read out, such as S001-26-K7Q4-9XP3; also the order's public id.
  number text not null,
  state text not null default 'placed'
    check (state in ('placed', 'confirmed', 'packed', 'on_the_way', 'delivered', 'cancelled', 'returned')),
  currency text not null check (currency in ('USD', 'KHR')),
  -- Minor units: goods, what is off, delivery, and what is due.
  total bigint not null check (total >= 0),
  discount bigint not null check (discount between 0 and total),
  delivery_fee bigint not null check (delivery_fee >= 0),
  grand_total bigint not null check (grand_total = total - discount + delivery_fee),
  -- Riel for a dollar on that day, where the store shows both.
  riel_rate integer check (riel_rate > 0),
  note text,
  -- Who gets it and where: OrderDelivery.
  delivery jsonb not null,
  placed_at timestamptz not null,
  unique (store_id, number),
  foreign key (customer_id, store_id) references customers (id, store_id)
);
create index orders_customer on orders (customer_id, id desc);
create index orders_state on orders (store_id, state, id);

create table order_lines (
  id integer primary key generated always as identity,
  order_id integer not null references orders on delete cascade,
  product_id integer not null,
  -- 0 for a product without variants.
  variant_id integer not null default 0,
  -- Whose pieces were taken: 0 the pool, else the store's own.
  stock_store_id integer not null default 0,
  name jsonb not null,
  variant_name text,
  image text,
  is_service boolean not null,
  quantity integer not null check (quantity between 1 and 999),
  price bigint not null check (price >= 0)
);
create index order_lines_order on order_lines (order_id, id);

-- Every state an order has been in; written only.
create table order_events (
  id integer primary key generated always as identity,
  order_id integer not null references orders on delete cascade,
  at timestamptz not null,
  state text not null,
  -- Such as customer:17, staff:sokha or system:settle-payment.
  actor text not null,
  note text
);
create index order_events_order on order_events (order_id, id);
