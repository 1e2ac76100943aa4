-- What the simulated bank knows, where it stands in for Bakong and PayPal: transfers that were
-- made to KHQR strings, and PayPal orders. In the database, so that a transfer outlives the server.
create table simulated_bank (
  id integer primary key generated always as identity,
  service text not null check (service in ('bakong', 'paypal')),
  -- MD5 of the KHQR string, or the id of the PayPal order.
  key text not null,
  status text not null check (status in ('SUCCESS', 'FAILED', 'ERROR', 'CREATED', 'APPROVED', 'COMPLETED', 'VOIDED')),
  -- The transfer or order as the service tells of it.
  record jsonb not null,
  -- Told of only from then on: a bank that is slow.
  told_from timestamptz not null,
  -- No longer told of: an outage ends.
  told_until timestamptz
);
create index simulated_bank_key on simulated_bank (service, key, id);
