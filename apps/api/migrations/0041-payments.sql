-- What is owed and what came in. Every order has one payment; a payment that is made first
-- remembers the order as it was priced, so that the server can place it by itself.

create table payments (
  id integer primary key generated always as identity,
  -- What the shopper's browser knows it by.
  reference uuid not null unique,
  store_id integer not null,
  customer_id integer not null,
  way text not null check (way in ('cod', 'khqr', 'bankTransfer', 'anakut', 'paypal')),
  -- Such as wing, or the type of the account transferred to.
  method text,
  state text not null default 'created'
    check (state in ('created', 'pending', 'paid', 'failed', 'expired', 'refund_due', 'refunded')),
  -- Minor units of the payment's own currency: a bill in dollars may be paid in riel.
  amount bigint not null check (amount >= 0),
  currency text not null check (currency in ('USD', 'KHR')),
  -- The order as it was priced: PricedOrder.
  priced jsonb not null,
  -- Pieces held in stock until it is paid or over: StockPieces; null when none are.
  held jsonb,
  -- What is paid for: the cart, or a product bought at once.
  wish text not null,
  -- Payments that were opened one after the other for the same wish: only one becomes the order.
  attempt uuid not null,
  order_id integer unique references orders,
  -- Why money is held for refund, or why it failed.
  reason text,
  -- What the bank or provider knows it by: MD5 of the KHQR string, id of the PayPal order.
  provider_key text,
  -- The KHQR string, or the page where the shopper approves it.
  provider_data text,
  deep_link text,
  -- The shopper's picture of the transfer.
  receipt text,
  -- The simulated bank stood in: no money moved.
  simulated boolean not null default false,
  created_at timestamptz not null,
  expires_at timestamptz,
  paid_at timestamptz,
  -- When the bank is asked next; null for never.
  next_check_at timestamptz,
  unique (way, provider_key),
  foreign key (customer_id, store_id) references customers (id, store_id)
);
create index payments_customer on payments (customer_id, id desc);
create index payments_attempt on payments (attempt);
create index payments_due on payments (next_check_at) where next_check_at is not null;

-- Every state a payment has been in, and what caused it; written only.
create table payment_events (
  id integer primary key generated always as identity,
  payment_id integer not null references payments on delete cascade,
  at timestamptz not null,
  state text not null,
  -- Such as poll, webhook, sweep, customer:17 or staff:sokha.
  cause text not null,
  detail jsonb
);
create index payment_events_payment on payment_events (payment_id, id);

-- Every transfer that a bank has told of: none counts twice.
create table payment_transactions (
  way text not null,
  -- The bank's hash, or the provider's capture id.
  hash text not null,
  payment_id integer not null references payments,
  amount bigint not null,
  currency text not null,
  received_at timestamptz not null,
  -- Null for the one that the payment waited for; else why it must go back, such as duplicate.
  refund_reason text,
  refunded_at timestamptz,
  primary key (way, hash)
);
create index payment_transactions_payment on payment_transactions (payment_id);

-- Store cash as double entry: the entries of a transfer sum to zero, so all accounts do.
create table ledger_accounts (
  id integer primary key generated always as identity,
  store_id integer not null references stores,
  -- A customer's store cash; or the other side: cash that was paid in, and sales.
  kind text not null check (kind in ('customer', 'cash', 'sales')),
  customer_id integer,
  currency text not null check (currency in ('USD', 'KHR')),
  -- Sum of the entries, minor units.
  balance bigint not null default 0,
  check ((kind = 'customer') = (customer_id is not null)),
  check (kind <> 'customer' or balance >= 0),
  unique nulls not distinct (store_id, kind, customer_id),
  foreign key (customer_id, store_id) references customers (id, store_id)
);

create table ledger_transfers (
  id integer primary key generated always as identity,
  store_id integer not null references stores,
  kind text not null check (kind in ('top_up', 'purchase', 'refund')),
  -- What it is for, such as payment:17: no transfer happens twice.
  reference text not null unique,
  actor text not null,
  at timestamptz not null
);

create table ledger_entries (
  transfer_id integer not null references ledger_transfers,
  account_id integer not null references ledger_accounts,
  amount bigint not null check (amount <> 0),
  primary key (transfer_id, account_id)
);
create index ledger_entries_account on ledger_entries (account_id);
