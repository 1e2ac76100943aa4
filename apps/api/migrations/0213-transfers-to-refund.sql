-- Transfers that go back, few among all that ever came: listed for staff.
create index payment_transactions_due on payment_transactions (payment_id) where refund_reason is not null and refunded_at is null;
