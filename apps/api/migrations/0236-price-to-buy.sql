-- The price of a product with variants is that of the cheapest one that can be bought, as stock that comes and goes keeps
-- it from now on (decision 27); only where none can be bought that of the cheapest of all, which it was until now.
with sold as (
  select n.store_id, n.product_id, n.variant_id, v.sequence, n.price, n.promo_price, coalesce(n.promo_price, n.price) as due,
    coalesce(n.promo_price, n.price) is not null and coalesce((
      select k.on_hand - k.held from stock k
      where k.product_id = n.product_id and k.variant_id = n.variant_id and k.store_id in (0, n.store_id)
      order by k.store_id desc limit 1), 0) > 0 as can_buy
  from listing_variants n join variants v on v.id = n.variant_id
), standing as (
  select *, can_buy = bool_or(can_buy) over (partition by store_id, product_id) as stands from sold
), leads as (
  select store_id, product_id, count(distinct due) filter (where stands) > 1 as price_from,
    (array_agg(price order by stands desc, due nulls last, sequence, variant_id))[1] as price,
    (array_agg(promo_price order by stands desc, due nulls last, sequence, variant_id))[1] as promo_price
  from standing group by store_id, product_id
)
update listings l set price = leads.price, promo_price = leads.promo_price, sort_price = coalesce(leads.promo_price, leads.price),
  on_promotion = leads.promo_price is not null, price_from = leads.price_from
from leads
where l.store_id = leads.store_id and l.product_id = leads.product_id
  and (l.price, l.promo_price, l.price_from) is distinct from (leads.price, leads.promo_price, leads.price_from);
