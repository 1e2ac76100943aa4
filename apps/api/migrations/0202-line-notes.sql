-- What the shopper wrote beside a product in the cart; null where nothing was.
alter table order_lines add column note text;
