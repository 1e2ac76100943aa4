-- Pictures that customers sent. The file has the same name; it is nobody's but the customer's.
create table uploads (
  -- 128 random bits and the ending.
  name text primary key,
  store_id integer not null,
  customer_id integer not null,
  purpose text not null check (purpose in ('receipt', 'claim')),
  width integer not null,
  height integer not null,
  bytes integer not null,
  created_at timestamptz not null,
  foreign key (customer_id, store_id) references customers (id, store_id)
);
create index uploads_customer on uploads (customer_id);
