/** Returns a function that calls a gateway with a key; it returns the body, or throws it. */
export const callsWith = (gateway, key) =>
  async function call(path, message) {
    const response = await fetch(gateway + path, {
      method: message ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...(message ? { body: JSON.stringify(message) } : {}),
    });
    if (!response.ok)
      throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response.json();
  };

/** Reads all pages of a list, whose rows are under `name` in each page. */
export async function readPages(call, path, name) {
  const rows = [];
  let cursor = null;
  do {
    const page = await call(cursor ? `${path}?cursor=${cursor}` : path);
    rows.push(...page[name]);
    cursor = page.nextCursor;
  } while (cursor);
  return rows;
}
