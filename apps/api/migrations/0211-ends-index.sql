-- contract step: what is asked of it, 0210's answers too.
drop index listings_promotion_end;
