-- Which piece was sold in which line of an order, and what was found on used devices.

create table serial_numbers (
  id integer primary key generated always as identity,
  store_id integer not null references stores on delete cascade,
  -- Serial number or IMEI as it is compared: capitals and digits alone.
  serial text not null check (serial ~ '^[0-9A-Z]{6,40}$'),
  order_line_id integer not null references order_lines on delete cascade,
  added_at timestamptz not null,
  unique (store_id, serial)
);
create index serial_numbers_line on serial_numbers (order_line_id);

create table device_checks (
  id integer primary key generated always as identity,
  store_id integer not null references stores on delete cascade,
  -- What is printed on the device, such as 7K4M29QX; compared without dashes and in capitals.
  code text not null check (code ~ '^[0-9A-Z]{8,16}$'),
  device jsonb not null,
  image text,
  -- The end of its serial number or IMEI; the whole is not shown to everybody.
  serial_end text not null check (length(serial_end) between 3 and 6),
  checked_on date not null,
  grade text not null check (grade in ('A', 'B', 'C')),
  summary jsonb not null,
  -- Percent of the capacity when new; null without a battery.
  battery_health smallint check (battery_health between 0 and 100),
  -- [{name, result, note}] in reading order: see CheckItem.
  items jsonb not null,
  unique (store_id, code)
);
