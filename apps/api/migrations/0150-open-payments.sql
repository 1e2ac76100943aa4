-- Open payments are few among all that ever were: counted for metrics, listed for staff.
create index payments_open on payments (state, way) where state in ('created', 'pending', 'refund_due');
