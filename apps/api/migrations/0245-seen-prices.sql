-- The price in minor units that the shopper saw when the line was added last; null for lines from before.
alter table cart_lines add column seen_price bigint;
