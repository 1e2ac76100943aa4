-- Lists begin with what can be bought, and each is read from one index as it stands. A sale changes none of them but where
-- it takes the last piece. A server of the version before sorts its lists meanwhile; a million products take some 45 s to index.
create index listings_category_best on listings (store_id, category_id, in_stock desc, popularity desc, product_id);
drop index listings_category_popular;
drop index listings_subcategory;
create index listings_subcategory on listings (store_id, subcategory_id, in_stock desc, popularity desc, product_id) include (category_id, brand_id, sort_price, created_at);
drop index listings_brand;
create index listings_brand on listings (store_id, brand_id, in_stock desc, popularity desc, product_id) include (category_id, sort_price, created_at);
create index listings_best on listings (store_id, in_stock desc, popularity desc, product_id);
drop index listings_popular;
drop index listings_promotion;
create index listings_promotion on listings (store_id, in_stock desc, popularity desc, product_id) include (category_id, brand_id, sort_price, created_at, promo_ends_at)
  where on_promotion;
