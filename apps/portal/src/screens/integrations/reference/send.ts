import type { WrittenRequest } from './request.ts';

export interface Answered {
  readonly status: number;
  /** JSON is written with indents. */
  readonly body: string;
}

function readable(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

/** Sends a request as a program with the key would; null: no answer came. */
export async function send(
  gatewayUrl: string,
  key: string,
  { method, path, headers, body }: WrittenRequest,
): Promise<Answered | null> {
  try {
    const answer = await fetch(`${gatewayUrl}${path}`, {
      method,
      headers: { ...headers, authorization: `Bearer ${key}` },
      body,
      // the key alone says who calls
      credentials: 'omit',
      cache: 'no-store',
    });
    return { status: answer.status, body: readable(await answer.text()) };
  } catch {
    return null;
  }
}
