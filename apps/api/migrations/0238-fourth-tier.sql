-- A fourth tier divides what was the last one, and bodies have an index for each tier as heads have: the best-selling
-- are found first, in small indexes. Products move to the fourth tier in the night after this.
-- contract step: the check only allows more; a server of the previous version that is still running finds nothing by descriptions in a large catalogue until it is replaced, as its statements have no index and end at their time limit.
create index search_documents_head_3 on search_documents using gin (head) with (gin_pending_list_limit = 512) where tier = 3;
create index search_documents_body_0 on search_documents using gin (body) with (gin_pending_list_limit = 512) where tier = 0;
create index search_documents_body_1 on search_documents using gin (body) with (gin_pending_list_limit = 512) where tier = 1;
create index search_documents_body_2 on search_documents using gin (body) with (gin_pending_list_limit = 512) where tier = 2;
create index search_documents_body_3 on search_documents using gin (body) with (gin_pending_list_limit = 512) where tier = 3;
-- Which tiers hold any product, and which sell least, asked for every new one.
create index search_documents_tiers_all on search_documents ((tier + 0), popularity);
-- Last, since nothing can be searched from here to the end.
drop index search_documents_body;
drop index search_documents_tiers;
alter index search_documents_tiers_all rename to search_documents_tiers;
alter table search_documents drop constraint search_documents_tier_check, add constraint search_documents_tier_check check (tier between 0 and 3);
