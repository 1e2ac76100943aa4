-- Lists of a brand, a sub-category or the promotions are answered from one index each: it holds
-- what they are sorted and narrowed by, so that no row is fetched that is not shown. In stock is
-- in none of them, so that a sale changes no index.
drop index listings_brand;
create index listings_brand on listings (store_id, brand_id, popularity desc, product_id) include (category_id, sort_price, created_at);
drop index listings_subcategory;
create index listings_subcategory on listings (store_id, subcategory_id, popularity desc, product_id) include (category_id, brand_id, sort_price, created_at);
drop index listings_promotion;
create index listings_promotion on listings (store_id, popularity desc, product_id) include (category_id, brand_id, sort_price, created_at, promo_ends_at)
  where on_promotion;

-- Room beside each row for its next version.
alter table listings set (fillfactor = 90);
alter table stock set (fillfactor = 80);
