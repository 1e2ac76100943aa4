-- Held times among all that were ever booked: looked through every hour for those to forget.
create index bookings_held on bookings (created_at) where state in ('held', 'lost');
