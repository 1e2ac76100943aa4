-- Which words documents hold at all. With it the beginning of a word (`cam…`) is asked of the search indexes as the
-- words that begin so, and words that nothing has are not asked: a common beginning took most of a search's time, as
-- all that has it was put together before anything else was looked at.
create table search_lexemes (
  -- Of heads, or of bodies, which hold all that their heads do.
  head boolean not null,
  -- Without marks. Of a word with a digit only so much as goes to its first: it stands for all that begin so, as
  -- of codes there are as many as products. Words stay when the last product that has them goes.
  lexeme text collate "C" not null,
  primary key (head, lexeme)
);

-- Whoever writes documents, in the same transaction. In one order, so that two writers wait and do not deadlock.
create function keep_search_lexemes() returns trigger language plpgsql as $$
begin
  execute format(
    'with written as materialized (%s)
     insert into search_lexemes (head, lexeme)
     select head, stem from (
       select distinct head, substring(lexeme from ''^[^0-9]*[0-9]?'') as stem
       from (
         select distinct true as head, unnest(tsvector_to_array(head)) as lexeme from written
         union all
         select distinct false, unnest(tsvector_to_array(body)) from written
       ) held
       where lexeme !~ ''^[#$@^]''
     ) stems
     where not exists (select from search_lexemes known where known.head = stems.head and known.lexeme = stems.stem)
     order by 1, 2
     on conflict do nothing',
    case tg_op
      when 'INSERT' then 'select head, body from after_rows'
      else 'select a.head, a.body from after_rows a join before_rows b using (product_id) where a.head <> b.head or a.body <> b.body'
    end);
  return null;
end $$;

create trigger search_documents_come after insert on search_documents
  referencing new table as after_rows for each statement execute function keep_search_lexemes();
create trigger search_documents_change after update on search_documents
  referencing old table as before_rows new table as after_rows for each statement execute function keep_search_lexemes();

insert into search_lexemes (head, lexeme)
select distinct head, substring(lexeme from '^[^0-9]*[0-9]?')
from (
  select distinct true as head, unnest(tsvector_to_array(head)) as lexeme from search_documents
  union all
  select distinct false, unnest(tsvector_to_array(body)) from search_documents
) held
where lexeme !~ '^[#$@^]';
analyze search_lexemes;
