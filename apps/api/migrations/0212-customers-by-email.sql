-- Who signs in by an email: also one that is not proven, which customers_email does not hold.
create index customers_by_email on customers (store_id, email) where email is not null;
