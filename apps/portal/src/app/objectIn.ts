/** Parses JSON to an object; empty if the JSON is invalid or not an object. */
export function objectIn(json: string | null): Readonly<Record<string, unknown>> {
  try {
    const parsed: unknown = JSON.parse(json ?? '{}');
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
  } catch {
    return {};
  }
}
