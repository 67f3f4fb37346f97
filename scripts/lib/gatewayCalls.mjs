/** Returns a function that calls a gateway with a key; it returns the body, or throws it. */
export const callsWith = (gateway, key) =>
  async function call(path, message) {
    const answer = await fetch(gateway + path, {
      method: message ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...(message ? { body: JSON.stringify(message) } : {}),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
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
