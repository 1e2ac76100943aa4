-- Codes of the documents there are: see 0241. Apart from it, so that what is written meanwhile is kept by the function of that.
insert into search_lexemes (head, lexeme)
select distinct true, substring(lexeme from '^[^0-9]*[0-9]?')
from (select unnest(tsvector_to_array(head)) as lexeme from search_documents) held
where lexeme ~ '^#' on conflict do nothing;
analyze search_lexemes;
