-- What products are found by. Everything here is made from the catalogue and can be made again.

create table search_documents (
  product_id integer primary key references products on delete cascade,
  -- Names, codes, brand, categories and facts to filter by, weighted A to C, and marks: @s store,
  -- @c @g @u category, group and sub-category, @b brand, @a attribute; # exact codes; ^ names of categories.
  head tsvector not null,
  -- The same without places, and descriptions and further facts: asked only where heads have too little.
  body tsvector not null,
  -- Ids of search_attributes.
  attributes integer[] not null,
  -- Words of the English name: of two names that hold all that is asked for, the shorter fits better.
  name_words smallint not null,
  popularity integer not null,
  -- 0 the best-selling thousands, 1 the next, 2 all others: common words are looked for in that order,
  -- so that a million products cost little more than ten thousand. Set when the product comes and put right once a night.
  tier smallint not null check (tier between 0 and 2)
);
-- One index for each tier. New entries wait in a short list, which is merged when it is full: written one by one
-- they cost ten times as much, and a long list would slow every search.
create index search_documents_head_0 on search_documents using gin (head) with (gin_pending_list_limit = 512) where tier = 0;
create index search_documents_head_1 on search_documents using gin (head) with (gin_pending_list_limit = 512) where tier = 1;
create index search_documents_head_2 on search_documents using gin (head) with (gin_pending_list_limit = 512) where tier = 2;
create index search_documents_body on search_documents using gin (body) with (gin_pending_list_limit = 512);
create index search_documents_tier_0 on search_documents (popularity) where tier = 0;
create index search_documents_tier_1 on search_documents (popularity) where tier = 1;

create table search_attributes (
  id integer primary key generated always as identity,
  key text not null,
  -- The English value, by which filters name it.
  value text not null,
  label jsonb not null,
  value_label jsonb not null
);
create unique index search_attributes_value on search_attributes (key, value);

create table search_words (
  word text primary key collate "C",
  -- What the word is indexed as: its singular.
  lexeme text not null,
  -- Products that have it, as of the last refresh.
  frequency integer not null default 1,
  -- Keys that words one edit away share with it.
  near text[] not null
);
create index search_words_near on search_words using gin (near);
create index search_words_trigrams on search_words using gin (word gin_trgm_ops);
create index search_words_lexeme on search_words (lexeme);
