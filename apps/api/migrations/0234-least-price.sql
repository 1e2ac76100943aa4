-- A percentage off a price of some cents came to nothing, and nothing is sold for nothing.
create or replace function list_price(cents bigint, percent numeric, currency text, riel_rate integer) returns bigint
language sql immutable as $$
  select case when currency = 'KHR' then ceil(own * riel_rate / 10000) * 100 else own end::bigint
  from (
    select case when cents is null or percent = 0 then cents else greatest(round(cents * (100 + percent) / 100 / step) * step, 1) end as own
    from (select case when cents >= 5000 then 100 when cents >= 500 then 10 else 1 end as step) as steps
  ) as prices
$$;
