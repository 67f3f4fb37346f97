import { schemaOf } from '../distribute.ts';

/** Operators' actions from the command line. They concern no account, or one that may be gone. */
export const operators = schemaOf([
  `CREATE TABLE operator_actions (
    id text PRIMARY KEY,
    occurred_at timestamptz NOT NULL,
    operator text NOT NULL,
    action text NOT NULL,
    subject text,
    details jsonb NOT NULL
  )`,
  `CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON operator_actions
    FOR EACH ROW EXECUTE FUNCTION refuse_change()`,
]);
