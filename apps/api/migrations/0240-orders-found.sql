-- What staff find orders by: the day, in a store or in all; and a part of the number, of the recipient's name or of the phone.
create index orders_placed on orders (placed_at, id);
create index orders_placed_in_store on orders (store_id, placed_at, id);
create index orders_text on orders using gin (
  (replace(number, '-', '') || ' ' || coalesce(delivery ->> 'recipient', '') || ' ' || coalesce(delivery ->> 'phone', '')) gin_trgm_ops
) with (gin_pending_list_limit = 512);
