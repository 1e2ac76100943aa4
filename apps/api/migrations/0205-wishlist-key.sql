-- contract step: since 0203 every server keeps a product in a wishlist once, in the variant said last, so none writes what this refuses.
-- Nobody writes between the two statements; what a server of before 0203 has written meanwhile is put right as there.
lock table wishlist_entries in share row exclusive mode;
delete from wishlist_entries older
 using wishlist_entries newer
 where newer.customer_id = older.customer_id and newer.product_id = older.product_id and newer.id > older.id;
alter table wishlist_entries add constraint wishlist_entries_product unique (customer_id, product_id);
