-- Of messages that wait, codes leave first.
create index messages_codes_first on messages (droppable, id) where failures = 0;
drop index messages_waiting;
