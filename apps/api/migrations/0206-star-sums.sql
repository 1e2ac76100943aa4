-- The sum of the stars, in tenths, that a freelancer's rating is rounded from. Where it does not
-- give the rating, as in every row of today, it follows from rating and count with the next stars.
alter table freelancers add column star_tenths integer not null default 0;
