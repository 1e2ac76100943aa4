-- The warranty that a line was sold with: what the catalogue says later changes nothing for those
-- who bought before. Null for a line whose order was priced before this column was there; such a
-- line follows its product.
alter table order_lines add column warranty_months integer check (warranty_months between 0 and 1200);
update order_lines set warranty_months = products.warranty_months from products where products.id = order_lines.product_id;
