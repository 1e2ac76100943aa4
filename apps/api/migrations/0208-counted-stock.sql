-- The count that was last imported: the same one again is no news, and must not put back what was
-- sold since. Null where no import of this version has counted the row.
alter table stock add column counted integer;
