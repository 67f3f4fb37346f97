/** The object that a text of JSON holds; an empty one if it holds none, or is no JSON. */
export function objectIn(json: string | null): Readonly<Record<string, unknown>> {
  try {
    const read: unknown = JSON.parse(json ?? '{}');
    return typeof read === 'object' && read !== null ? { ...read } : {};
  } catch {
    return {};
  }
}
