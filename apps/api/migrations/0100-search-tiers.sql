-- Which products sell best of the first tiers, asked when one comes. Written so that no search can use it: the planner
-- takes reading 10,000 documents one after the other for cheap, which it is not, as each must be unpacked.
drop index search_documents_tier_0;
drop index search_documents_tier_1;
create index search_documents_tiers on search_documents ((tier + 0), popularity) where tier + 0 < 2;
