/** Columns in which copies differ, by table: references to rows, and words that must be unique. */
const DIFFERING = {
  drivers: { ids: ['id'], words: ['driver_id', 'employee_id'] },
  vehicles: { ids: ['id'], words: ['unit_number'] },
  cards: { ids: ['id', 'driver_id', 'vehicle_id', 'replaces_card_id'], words: [] },
  card_secrets: { ids: ['card_id'], words: ['number_hmac', 'ending_hmac'] },
  transactions: {
    ids: ['id', 'card_id', 'driver_id', 'vehicle_id'],
    words: ['transaction_number'],
  },
  transaction_lines: { ids: ['transaction_id'], words: [] },
};

function valueOf(table, column) {
  // ids keep the time they begin with, so that copies stay in order
  if (DIFFERING[table].ids.includes(column))
    return `left(r.${column}, 24) || left(md5(r.${column} || n), 12)`;
  if (DIFFERING[table].words.includes(column)) return `r.${column} || '-' || n`;
  if (column === 'last4') return `lpad(((r.last4::int + 7919 * n) % 10000)::text, 4, '0')`;
  return `r.${column}`;
}

/**
 * Copies an account's cards with their drivers, vehicles, and purchases until there are about
 * `cards`, within the database: creating that many one by one would take minutes.
 */
export async function multiplyCards({ executeRaw }, accountId, cards) {
  const result = await executeRaw('SELECT count(*) AS n FROM cards WHERE account_id = $1', [
    accountId,
  ]);
  const copies = Math.round(cards / result.rows[0].n) - 1;
  if (copies > 0) {
    const { rows } = await executeRaw(
      `SELECT table_name AS name, array_agg(column_name::text) AS columns
        FROM information_schema.columns
        WHERE table_schema = current_schema() AND table_name = ANY ($1) GROUP BY 1`,
      [Object.keys(DIFFERING)],
    );
    const statements = rows.map(
      ({ name, columns }) => `INSERT INTO ${name} (${columns.join()})
        SELECT ${columns.map((column) => valueOf(name, column)).join()}
        FROM ${name} r CROSS JOIN generate_series(1, ${copies}) n WHERE r.account_id = '${accountId}'`,
    );
    // without triggers: copies satisfy every rule that their originals do
    const begin = 'BEGIN; SET LOCAL session_replication_role = replica';
    const recount = `SELECT recount_purchases('${accountId}',
      (SELECT jsonb_object_agg(site_number, region) FROM sites))`;
    await executeRaw([begin, ...statements, recount, 'COMMIT'].join(';'));
  }
  await executeRaw('VACUUM ANALYZE');
}
