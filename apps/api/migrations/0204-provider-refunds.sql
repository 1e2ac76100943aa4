-- Money of a payment that went back at its provider: given back by the merchant at PayPal's own
-- site, or taken back by PayPal itself.
create table provider_refunds (
  way text not null,
  -- What the provider knows it by: none counts twice.
  key text not null,
  payment_id integer not null references payments,
  -- Minor units of the payment's currency.
  amount bigint not null check (amount > 0),
  -- A refund is the merchant's, a reversal the provider's.
  kind text not null check (kind in ('refund', 'reversal')),
  refunded_at timestamptz not null,
  -- Staff have not yet said what becomes of the order, which goes no further until they do.
  unsettled boolean not null,
  primary key (way, key)
);
create index provider_refunds_payment on provider_refunds (payment_id);
create index provider_refunds_unsettled on provider_refunds (payment_id) where unsettled;
