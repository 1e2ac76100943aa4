-- Who brings an order, and where it was last seen.
create table shipments (
  order_id integer primary key references orders on delete cascade,
  courier_name text,
  -- As the shopper dials it.
  courier_phone text,
  lat double precision check (lat between -90 and 90),
  long double precision check (long between -180 and 180),
  located_at timestamptz,
  check ((lat is null) = (long is null) and (lat is null) = (located_at is null)),
  check (courier_name is not null or courier_phone is null)
);
