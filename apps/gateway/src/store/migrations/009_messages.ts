import { schemaOf } from '../distribute.ts';

/**
 * Notifications, exceptions of purchases with the rules that alert people to them, and messages.
 * The meanings of the codes depend on the card program, so an operator replaces them.
 */
export const messages = schemaOf([
  `CREATE TABLE notifications (
    account_id text NOT NULL REFERENCES accounts,
    id text NOT NULL,
    fleet_id text,
    level text CHECK (level IN ('alert','other')),
    state text NOT NULL CHECK (state IN ('open','resolved','ignored')),
    message_key text,
    params jsonb NOT NULL DEFAULT '{}',
    card_id text,
    order_id text,
    occurred_at timestamptz NOT NULL,
    settled_by text,
    settled_at timestamptz,
    transaction_id text,
    group_key text,
    user_id text,
    export_id text,
    dispute_id text,
    PRIMARY KEY (account_id, id)
  )`,
  `CREATE INDEX notifications_open ON notifications
    (account_id, state, occurred_at DESC, id DESC)`,
  `CREATE INDEX notifications_by_card ON notifications
    (account_id, card_id, occurred_at DESC, id DESC) WHERE card_id IS NOT NULL`,
  `CREATE UNIQUE INDEX notifications_grouped ON notifications (account_id, group_key)
    WHERE state = 'open' AND group_key IS NOT NULL`,
  `CREATE UNIQUE INDEX notifications_of_files ON notifications (account_id, export_id)
    WHERE state = 'open' AND export_id IS NOT NULL`,
  `CREATE TABLE exception_meanings (
    code text PRIMARY KEY,
    kind text,
    description text
  )`,
  `INSERT INTO exception_meanings (code, kind, description) VALUES
    ('100275', 'manualEntry', 'Card number entered manually'),
    ('108001', 'dailyFuel', 'Daily fuel limit exceeded'),
    ('108002', 'weeklyFuel', 'Weekly fuel limit exceeded'),
    ('108003', 'dailySupplies', 'Daily fleet supplies limit exceeded'),
    ('108004', 'weeklySupplies', 'Weekly fleet supplies limit exceeded'),
    ('108005', 'dailyServices', 'Daily services limit exceeded'),
    ('108006', 'weeklyServices', 'Weekly services limit exceeded'),
    ('108007', 'dailyMisc', 'Daily misc limit exceeded'),
    ('108008', 'weeklyMisc', 'Weekly misc limit exceeded'),
    ('108009', 'dailyTransactions', 'Daily transaction limit exceeded'),
    ('108010', 'weeklyTransactions', 'Weekly transaction limit exceeded'),
    ('108011', 'mpgOutOfRange', 'MPG out of range'),
    ('108107', 'odometer', 'Odometer incorrect'),
    ('108108', 'location', 'Restricted location'),
    ('108207', 'merchant', 'Restricted merchant'),
    ('108301', 'day', 'Restricted day'),
    ('108302', 'time', 'Restricted time'),
    ('108307', 'promptedIdLocked', 'Locked prompted ID used'),
    ('108308', 'vehicleLocked', 'Locked vehicle used'),
    ('108401', 'promptedIdOtherDepartment', 'Prompted ID of another department')`,
  `CREATE TABLE card_exceptions (
    account_id text NOT NULL REFERENCES accounts,
    occurred_on date NOT NULL,
    id text NOT NULL,
    kind text NOT NULL,
    timing text NOT NULL CHECK (timing IN ('authorized','posted')),
    card_id text NOT NULL,
    fleet_id text NOT NULL,
    transaction_id text NOT NULL,
    occurred_at timestamptz NOT NULL,
    amount_cents bigint NOT NULL,
    PRIMARY KEY (account_id, occurred_on, id),
    UNIQUE (account_id, occurred_on, transaction_id, kind, timing)
  )`,
  `CREATE TABLE alert_rules (
    account_id text NOT NULL REFERENCES accounts,
    id text NOT NULL,
    user_id text NOT NULL REFERENCES people,
    code text NOT NULL REFERENCES exception_meanings,
    fleet_id text,
    timing text NOT NULL CHECK (timing IN ('authorized','posted')),
    from_cents bigint NOT NULL CHECK (from_cents >= 0),
    from_count integer NOT NULL CHECK (from_count > 0),
    in_app boolean NOT NULL,
    emails jsonb NOT NULL,
    sms_number text,
    pace text NOT NULL CHECK (pace IN ('now','daily')),
    version integer NOT NULL DEFAULT 1,
    PRIMARY KEY (account_id, id),
    FOREIGN KEY (account_id, fleet_id) REFERENCES fleets (account_id, id)
  )`,
  `CREATE INDEX alert_rules_by_code ON alert_rules (account_id, timing, code)`,
  `CREATE TABLE alert_times (
    account_id text NOT NULL REFERENCES accounts,
    user_id text NOT NULL REFERENCES people,
    times jsonb NOT NULL,
    version integer NOT NULL DEFAULT 1,
    PRIMARY KEY (account_id, user_id)
  )`,
  `CREATE TABLE alert_messages (
    account_id text NOT NULL REFERENCES accounts,
    id text NOT NULL,
    user_id text NOT NULL REFERENCES people,
    channel text NOT NULL CHECK (channel IN ('email','sms')),
    recipient text NOT NULL,
    batch_key text NOT NULL,
    state text NOT NULL CHECK (state IN ('waiting','sending','sent')),
    items jsonb NOT NULL,
    item_count integer NOT NULL,
    due_at timestamptz NOT NULL,
    sent_at timestamptz,
    PRIMARY KEY (account_id, id)
  )`,
  `CREATE UNIQUE INDEX alert_messages_waiting ON alert_messages (account_id, batch_key)
    WHERE state = 'waiting'`,
  `CREATE INDEX alert_messages_by_time ON alert_messages (account_id, user_id, due_at DESC)`,
  `CREATE TABLE outbox_messages (
    account_id text NOT NULL REFERENCES accounts,
    id text NOT NULL,
    channel text NOT NULL,
    recipient text NOT NULL,
    subject text NOT NULL,
    body text NOT NULL,
    sent_at timestamptz NOT NULL,
    PRIMARY KEY (account_id, id)
  )`,
  `CREATE TABLE service_states (
    scope text PRIMARY KEY,
    failing_since timestamptz,
    last_good_at timestamptz
  )`,
]);
