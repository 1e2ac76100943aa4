-- How long a service takes, in full hours; those that are not here take one.
create table service_hours (
  product_id integer primary key references products on delete cascade,
  hours smallint not null check (hours between 1 and 12)
);

-- Days, in Cambodia, on which a freelancer does not work although it is their weekday.
create table freelancer_days_off (
  freelancer_id integer not null references freelancers on delete cascade,
  day date not null,
  primary key (freelancer_id, day)
);

-- How many stars make up the rating: what people had before bookings counts by its jobs.
alter table freelancers add column rating_count integer not null default 0 check (rating_count >= 0);
update freelancers set rating_count = jobs where rating is not null;

-- A time of a freelancer for a service, held for a shopper or ordered.
create table bookings (
  id integer primary key generated always as identity,
  store_id integer not null,
  customer_id integer not null,
  freelancer_id integer not null references freelancers,
  product_id integer not null references products on delete cascade,
  during tstzrange not null check (not isempty(during) and lower_inc(during) and not upper_inc(during)),
  -- held: for a cart, until held_until, and after it while nobody else takes the time; lost: somebody did.
  state text not null check (state in ('held', 'lost', 'booked', 'done', 'cancelled')),
  held_until timestamptz,
  order_id integer references orders on delete cascade,
  created_at timestamptz not null,
  check ((state = 'held') <= (held_until is not null)),
  check ((state in ('booked', 'done')) <= (order_id is not null)),
  foreign key (customer_id, store_id) references customers (id, store_id) on delete cascade,
  -- Two shoppers never have the same hour. A range of one number stands for the number, so that
  -- this needs no extension (btree_gist) that a managed PostgreSQL may not offer.
  constraint bookings_no_overlap exclude using gist (int4range(freelancer_id, freelancer_id, '[]') with &&, during with &&) where (state in ('held', 'booked', 'done'))
);
-- One time for a service in a cart.
create unique index bookings_of_cart on bookings (customer_id, product_id) where state in ('held', 'lost');
create index bookings_of_customer on bookings (customer_id, id desc);
create index bookings_of_order on bookings (order_id);
create index bookings_of_product on bookings (product_id);

create table reviews (
  booking_id integer primary key references bookings on delete cascade,
  store_id integer not null,
  customer_id integer not null,
  freelancer_id integer not null references freelancers on delete cascade,
  stars smallint not null check (stars between 1 and 5),
  text text not null check (length(text) <= 1000),
  created_at timestamptz not null,
  foreign key (customer_id, store_id) references customers (id, store_id) on delete cascade
);
create index reviews_of_freelancer on reviews (freelancer_id, created_at desc, booking_id desc);
