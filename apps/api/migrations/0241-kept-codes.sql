-- Marks of codes (#) are kept as far as their first digit, like words, so that a search leaves out codes that nothing has:
-- most texts are none, and to ask for one beside each word keeps an index from skipping to what the rarest word has.
create or replace function keep_search_lexemes() returns trigger language plpgsql as $$
begin
  execute format(
    'with written as materialized (%s)
     insert into search_lexemes (head, lexeme)
     select head, stem from (
       select distinct head, case when lexeme ~ ''^[$^]'' then lexeme else substring(lexeme from ''^[^0-9]*[0-9]?'') end as stem
       from (
         select distinct true as head, unnest(tsvector_to_array(head)) as lexeme from written
         union all
         select distinct false, unnest(tsvector_to_array(body)) from written
       ) held
       where lexeme !~ case when head then ''^@'' else ''^[#$@^]'' end
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
