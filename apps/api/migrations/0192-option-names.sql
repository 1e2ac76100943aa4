-- What the options of a variant are called in other languages, [{en, km, zh}] in their order; null
-- where they are written alike in all. An ordered line keeps them as they were, {en, km, zh}, beside
-- variant_name, which is English.
alter table variants add column option_names jsonb;
alter table order_lines add column variant_names jsonb;
