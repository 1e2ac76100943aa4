-- Words that are alike in their letters are looked for among plain words only: of codes there are as many as
-- products, and going through those cost most of what a mistyped word took.
create index search_words_alike on search_words using gin (word gin_trgm_ops) where word !~ '[0-9]';
drop index search_words_trigrams;
