-- The number below a barcode, in its shortest form (packages/kit/src/gtin.ts). Not unique: two stores' suppliers
-- may sell one article under two SKUs.
alter table products add column gtin text;
alter table variants add column gtin text;
