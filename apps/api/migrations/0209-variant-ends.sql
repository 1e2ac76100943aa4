-- When the promotion of a variant ends in a store: where the store set it itself, apart from the others.
alter table listing_variants add column promo_ends_at timestamptz;
