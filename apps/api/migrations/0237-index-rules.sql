-- By which rules all search documents were last written (a fingerprint of the program). A version of the shop with other
-- rules writes them again.
create table index_rules (
  single boolean primary key default true check (single),
  fingerprint text not null
);
