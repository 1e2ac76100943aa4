-- What shoppers asked the assistant and what it answered, until they clear it. A guest's messages
-- belong to a name that the browser gave itself, of which only the hash is kept.

create table chat_messages (
  id bigint primary key generated always as identity,
  store_id integer not null references stores on delete cascade,
  customer_id integer,
  visitor text check (length(visitor) = 43),
  sender text not null check (sender in ('shopper', 'assistant')),
  language text not null check (language in ('en', 'km', 'zh')),
  -- Parts of the message; products by their ids, so that no old price is shown: see StoredPart.
  parts jsonb not null,
  at timestamptz not null,
  check (num_nonnulls(customer_id, visitor) = 1),
  foreign key (customer_id, store_id) references customers (id, store_id) on delete cascade
);
create index chat_messages_customer on chat_messages (customer_id, store_id, id) where customer_id is not null;
create index chat_messages_visitor on chat_messages (visitor, store_id, id) where visitor is not null;
create index chat_messages_at on chat_messages (at);
