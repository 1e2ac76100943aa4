-- Whether the goods of a category go with others, as cases and chargers do: where a query names nothing of their kind,
-- they stand after what they go with. Holds for everything below a category.
alter table categories add column companion boolean not null default false;
create index categories_companion on categories (id) where companion;
-- Until now these two were known by their names.
update categories set companion = true where level = 1 and name ->> 'en' in ('Accessories', 'Spare Part');
