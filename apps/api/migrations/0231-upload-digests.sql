-- What a picture is told by when it is sent again: the SHA-256 of its kept bytes. Null for pictures from before.
alter table uploads add column digest text;
create index uploads_digest on uploads (store_id, digest);
create index payments_receipt on payments (receipt) where receipt is not null;
