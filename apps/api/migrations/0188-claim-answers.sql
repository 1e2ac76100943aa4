-- A claim can be withdrawn by its shopper; the shop can ask for more, and the shopper answers
-- with words and pictures; it outlives the account that made it until it is over.
-- contract step: the checks and the key over open claims only allow more than before

alter table warranty_claims drop constraint warranty_claims_state_check;
alter table warranty_claims add constraint warranty_claims_state_check
  check (state in ('received', 'in_review', 'asked', 'approved', 'refused', 'repaired', 'replaced', 'closed', 'withdrawn'));
drop index warranty_claims_one_open;
create unique index warranty_claims_one_open on warranty_claims (order_line_id, piece) where state not in ('refused', 'closed', 'withdrawn');

-- Whom to tell of it, {phone, lang}, once its customer has removed their account.
alter table warranty_claims add column left_contact jsonb;

-- What the shopper wrote back.
alter table warranty_claim_events add column answer text check (length(answer) between 1 and 4000);

-- Of an answer, or of what staff showed; of the claim itself without one.
alter table warranty_claim_pictures add column event_id integer references warranty_claim_events on delete cascade;
create index warranty_claim_pictures_event on warranty_claim_pictures (event_id);
alter table warranty_claim_pictures drop constraint warranty_claim_pictures_place_check;
alter table warranty_claim_pictures add constraint warranty_claim_pictures_place_check check (place between 1 and 200);
