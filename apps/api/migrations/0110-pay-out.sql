-- Store cash can be paid out, as before an account is removed.
alter table ledger_transfers drop constraint ledger_transfers_kind_check;
alter table ledger_transfers add constraint ledger_transfers_kind_check check (kind in ('top_up', 'pay_out', 'purchase', 'refund'));
