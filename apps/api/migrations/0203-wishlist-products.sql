-- A product stands in a wishlist once: of entries in several variants the one said last stays.
delete from wishlist_entries older
 using wishlist_entries newer
 where newer.customer_id = older.customer_id and newer.product_id = older.product_id and newer.id > older.id;
