-- What a bank said that a transfer was, where the shop does not count in it (such as 19.6 riel, or
-- a third currency): its amount is 0 then, and people read this instead.
alter table payment_transactions add column told text;
