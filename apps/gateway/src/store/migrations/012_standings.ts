import { schemaOf } from '../distribute.ts';

const follow = (table: string) =>
  `CREATE TRIGGER tell_standings AFTER INSERT OR UPDATE OR DELETE ON ${table}
    FOR EACH STATEMENT EXECUTE FUNCTION tell_standings('${table}')`;

/**
 * Tells every gateway that its cached people and access are out of date. On a Citus cluster,
 * nothing is sent: the caches expire there within a second anyway.
 */
export const standings = schemaOf([
  `CREATE FUNCTION tell_standings() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    -- a shard of a cluster has another name, and nobody listens to its node
    IF TG_TABLE_NAME = TG_ARGV[0] THEN PERFORM pg_notify('standings', ''); END IF;
    RETURN NULL;
  END $$`,
  ...['accounts', 'people', 'grants'].map(follow),
]);
