-- contract step: no server leans on bookings_of_cart with "on conflict": each takes away what the cart had for a service before it writes another time.
-- A held time that left its cart while an open payment names it is the payment's until that is over;
-- its cart may hold another time for the same service meanwhile.
alter table bookings add column in_cart boolean not null default true;
drop index bookings_of_cart;
create unique index bookings_of_cart on bookings (customer_id, product_id) where state in ('held', 'lost') and in_cart;
