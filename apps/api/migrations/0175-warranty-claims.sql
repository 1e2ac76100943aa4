-- What shoppers report of pieces that they bought and that are under warranty.

create table warranty_claims (
  id integer primary key generated always as identity,
  store_id integer not null,
  customer_id integer not null,
  -- Such as C26-K7Q4-9XP3: cannot be guessed.
  number text not null,
  order_line_id integer not null references order_lines on delete cascade,
  -- Which of the pieces of its line, from 1.
  piece smallint not null check (piece >= 1),
  -- Of the piece, where staff wrote it down or the shopper named it.
  serial text check (serial ~ '^[0-9A-Z]{6,40}$'),
  -- What the shopper says is wrong.
  problem text not null check (length(problem) between 1 and 4000),
  state text not null check (state in ('received', 'in_review', 'approved', 'refused', 'repaired', 'replaced', 'closed')),
  created_at timestamptz not null,
  foreign key (customer_id, store_id) references customers (id, store_id),
  unique (store_id, number)
);
create index warranty_claims_customer on warranty_claims (customer_id, store_id, id desc);
create index warranty_claims_state on warranty_claims (state, id);
-- A piece has one claim at a time.
create unique index warranty_claims_one_open on warranty_claims (order_line_id, piece) where state not in ('refused', 'closed');

-- Every state a claim has been in, with what the shopper was told.
create table warranty_claim_events (
  id integer primary key generated always as identity,
  claim_id integer not null references warranty_claims on delete cascade,
  state text not null,
  note text,
  actor text not null,
  at timestamptz not null
);
create index warranty_claim_events_claim on warranty_claim_events (claim_id, id);

create table warranty_claim_pictures (
  claim_id integer not null references warranty_claims on delete cascade,
  place smallint not null check (place between 1 and 5),
  name text not null references uploads on delete cascade,
  primary key (claim_id, place)
);
create index warranty_claim_pictures_name on warranty_claim_pictures (name);
