/** The object that is written in JSON; one without members where there is none, or no JSON. */
export function objectIn(json: string | null): Readonly<Record<string, unknown>> {
  try {
    const read: unknown = JSON.parse(json ?? '{}');
    return typeof read === 'object' && read !== null ? { ...read } : {};
  } catch {
    return {};
  }
}
