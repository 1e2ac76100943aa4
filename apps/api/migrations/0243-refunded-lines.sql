-- What a refund of a part was for: a list of {"lineId": of order_lines, "quantity": pieces}; empty for a mere amount.
alter table provider_refunds add column lines jsonb not null default '[]';
