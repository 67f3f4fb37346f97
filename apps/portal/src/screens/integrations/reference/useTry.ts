import { useState } from 'react';
import { newIdempotencyKey } from '@forecourt/api-client';
import type { DescribedCall, Named } from './openApi.ts';
import { writeRequest, type EnteredValues, type WrittenRequest } from './request.ts';
import { sampleOf } from './schemaText.ts';

export interface KeyResponse {
  readonly status: number;
  /** JSON is indented. */
  readonly body: string;
}

function prettyPrint(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

/** Sends a request as a program with the key would; null if there is no response. */
async function send(
  gatewayUrl: string,
  key: string,
  { method, path, headers, body }: WrittenRequest,
): Promise<KeyResponse | null> {
  try {
    const response = await fetch(`${gatewayUrl}${path}`, {
      method,
      headers: { ...headers, authorization: `Bearer ${key}` },
      body,
      // the key alone identifies the caller
      credentials: 'omit',
      cache: 'no-store',
    });
    return { status: response.status, body: prettyPrint(await response.text()) };
  } catch {
    return null;
  }
}

const SERVER_ERROR_MIN = 500;
/** Whether the call's outcome is known; if not, it may have run anyway. */
const isSettled = (response: KeyResponse | null) =>
  response !== null && response.status < SERVER_ERROR_MIN;

export interface Try {
  readonly values: EnteredValues;
  readonly edit: (name: string, value: string) => void;
  /** Treats the next request as a new intent. */
  readonly renew: () => void;
  readonly request: WrittenRequest;
  readonly isPending: boolean;
  /** `none` if there was no response; null before the first request. */
  readonly response: KeyResponse | 'none' | null;
  readonly send: () => Promise<void>;
}

/**
 * A call entered and sent with a key. Retrying after no response reuses the idempotency key, so
 * that the call runs only once; an edit or a response starts a new intent.
 */
export function useTry(
  call: DescribedCall,
  named: Named,
  { gatewayUrl, apiKey }: { readonly gatewayUrl: string; readonly apiKey: string },
): Try {
  const [entered, setEntered] = useState<EnteredValues>(
    call.body ? { body: JSON.stringify(sampleOf(call.body, named), null, 2) } : {},
  );
  const [idempotencyKey, setIdempotencyKey] = useState(newIdempotencyKey);
  const [isPending, setPending] = useState(false);
  const [answered, setAnswered] = useState<KeyResponse | 'none' | null>(null);
  const renew = () => setIdempotencyKey(newIdempotencyKey());
  const request = writeRequest(call, entered, () => idempotencyKey);
  return {
    values: entered,
    edit: (name, value) => {
      setEntered({ ...entered, [name]: value });
      renew();
    },
    renew,
    request,
    isPending,
    response: answered,
    send: async () => {
      setPending(true);
      const response = await send(gatewayUrl, apiKey, request);
      setAnswered(response ?? 'none');
      setPending(false);
      if (isSettled(response)) renew();
    },
  };
}
