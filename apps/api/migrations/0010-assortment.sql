-- What listings are made from, how many stand on each shelf, and the indexes lists are read by.

-- US cents. A store's own price starts from them; null is price on request.
alter table products
  add column price bigint check (price >= 0),
  add column promo_price bigint check (promo_price >= 0),
  add column promo_ends_at timestamptz,
  add check (promo_price < price);
alter table variants
  add column price bigint check (price >= 0),
  add column promo_price bigint check (promo_price >= 0),
  add check (promo_price < price);

-- Checked at the end, so that two variants of a product can change places.
alter table variants drop constraint variants_product_id_options_key;
alter table variants add unique (product_id, options) deferrable initially deferred;

-- Set by the store itself: a change of the catalogue's price leaves it alone.
alter table listings add column own_price boolean not null default false;
alter table listing_variants add column own_price boolean not null default false;

-- The catalogue's price as a store asks it: its percentage on or off, in steps that look like a
-- price (dollars from $50, ten cents from $5), then riel where the store sells in riel.
create function list_price(cents bigint, percent numeric, currency text, riel_rate integer) returns bigint
language sql immutable as $$
  select case when currency = 'KHR' then ceil(own * riel_rate / 10000) * 100 else own end::bigint
  from (
    select case when percent = 0 then cents else round(cents * (100 + percent) / 100 / step) * step end as own
    from (select case when cents >= 5000 then 100 when cents >= 500 then 10 else 1 end as step) as steps
  ) as prices
$$;

-- How many products a store lists in all, by category, sub-category and brand: a list says its
-- total without counting. Kept by the triggers below in the transaction of every change.
create table shelf_counts (
  store_id integer not null,
  shelf text not null check (shelf in ('all', 'category', 'subcategory', 'brand')),
  -- 0 for 'all'.
  shelf_id integer not null,
  total integer not null,
  primary key (store_id, shelf, shelf_id)
);

-- Once per statement. Rows that stay on their shelves, as when stock runs out, touch no counter:
-- checkouts must not wait for each other here. Counters are taken in one order by everybody, so
-- that two writers wait for each other and do not deadlock.
create function count_shelves() returns trigger language plpgsql as $$
declare
  leaving constant text := 'select store_id, category_id, subcategory_id, brand_id, -1 as step from before_rows';
  coming constant text := 'select store_id, category_id, subcategory_id, brand_id, 1 as step from after_rows';
begin
  execute format(
    'insert into shelf_counts as kept (store_id, shelf, shelf_id, total)
     select store_id, shelf, shelf_id, sum(step)
     from (%s) as moved
     cross join lateral (values (''all'', 0), (''category'', category_id), (''subcategory'', subcategory_id), (''brand'', brand_id)) as shelves (shelf, shelf_id)
     where shelf_id is not null
     group by store_id, shelf, shelf_id
     having sum(step) <> 0
     order by store_id, shelf, shelf_id
     on conflict (store_id, shelf, shelf_id) do update set total = kept.total + excluded.total',
    case tg_op when 'INSERT' then coming when 'DELETE' then leaving else leaving || ' union all ' || coming end);
  return null;
end $$;

create trigger listings_come after insert on listings
  referencing new table as after_rows for each statement execute function count_shelves();
create trigger listings_go after delete on listings
  referencing old table as before_rows for each statement execute function count_shelves();
create trigger listings_move after update on listings
  referencing old table as before_rows new table as after_rows for each statement execute function count_shelves();

-- Products without a price stand last whichever way prices run.
create index listings_category_price_down on listings (store_id, category_id, sort_price desc nulls last, product_id);
create index listings_price on listings (store_id, sort_price, product_id);
create index listings_price_down on listings (store_id, sort_price desc nulls last, product_id);
create index listings_name on listings (store_id, sort_name, product_id);
