-- What staff ask of all stores at once: the orders of a state, and that of a number.
create index orders_of_state on orders (state, id);
create index orders_number on orders (number);
