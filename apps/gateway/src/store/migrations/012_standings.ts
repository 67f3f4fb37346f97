import { migrationOf } from '@forecourt/server';

const follow = (table: string) =>
  `CREATE TRIGGER tell_standings AFTER INSERT OR UPDATE OR DELETE ON ${table}
    FOR EACH STATEMENT EXECUTE FUNCTION tell_standings()`;

/** Tells every gateway that what it keeps of people and what they may is out of date. */
export const standings = migrationOf([
  `CREATE FUNCTION tell_standings() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_notify('standings', '');
    RETURN NULL;
  END $$`,
  ...['accounts', 'people', 'grants'].map(follow),
]);
