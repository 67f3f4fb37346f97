import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // A network knows a card by its number alone: this leads to the account, and belongs to none.
  `CREATE TABLE card_numbers (
    number_hmac text PRIMARY KEY,
    account_id text NOT NULL,
    card_id text NOT NULL,
    FOREIGN KEY (account_id, card_id) REFERENCES cards (account_id, id)
  )`,
  `INSERT INTO card_numbers SELECT number_hmac, account_id, card_id FROM card_secrets
    ON CONFLICT DO NOTHING`,
  `CREATE FUNCTION follow_card_number() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF TG_OP <> 'INSERT' THEN
      DELETE FROM card_numbers WHERE number_hmac = OLD.number_hmac
        AND account_id = OLD.account_id AND card_id = OLD.card_id;
    END IF;
    IF TG_OP <> 'DELETE' THEN
      INSERT INTO card_numbers VALUES (NEW.number_hmac, NEW.account_id, NEW.card_id);
    END IF;
    RETURN NULL;
  END $$`,
  `CREATE TRIGGER follow_card_number AFTER INSERT OR UPDATE OF number_hmac OR DELETE ON card_secrets
    FOR EACH ROW EXECUTE FUNCTION follow_card_number()`,
  `CREATE TABLE account_balances (
    account_id text NOT NULL REFERENCES accounts,
    ledger text NOT NULL,
    amount_cents bigint NOT NULL,
    PRIMARY KEY (account_id, ledger)
  )`,
  `INSERT INTO account_balances SELECT account_id, ledger, sum(amount_cents) FROM ledger_entries
    GROUP BY account_id, ledger`,
  `CREATE FUNCTION follow_balance() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO account_balances
      SELECT account_id, ledger, sum(amount_cents) FROM added GROUP BY account_id, ledger
      ORDER BY account_id, ledger
    ON CONFLICT (account_id, ledger)
      DO UPDATE SET amount_cents = account_balances.amount_cents + EXCLUDED.amount_cents;
    RETURN NULL;
  END $$`,
  // Entries are only ever added, so the sum follows every statement that adds some.
  `CREATE TRIGGER follow_balance AFTER INSERT ON ledger_entries
    REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION follow_balance()`,
  `CREATE TABLE authorizations (
    account_id text NOT NULL REFERENCES accounts,
    network text NOT NULL,
    reference text NOT NULL,
    state text NOT NULL CHECK (state IN ('approved','declined','completed','posted','reversed')),
    card_id text NOT NULL,
    occurred_on date NOT NULL,
    transaction_id text NOT NULL,
    answer jsonb NOT NULL,
    decided_at timestamptz NOT NULL,
    PRIMARY KEY (account_id, network, reference),
    FOREIGN KEY (account_id, card_id) REFERENCES cards (account_id, id)
  )`,
];

/** Purchases that arrive from card networks: which card a number is, what was answered, what is left. */
export const authorizations: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
