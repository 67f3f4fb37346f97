import { useState } from 'react';
import { newIdempotencyKey } from '@forecourt/api-client';
import type { DescribedCall, Named } from './openApi.ts';
import { writeRequest, type Entered, type WrittenRequest } from './request.ts';
import { sampleOf } from './schemaText.ts';

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
async function send(
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

const SERVER_ERROR_MIN = 500;
/** Whether an answer says how a call ended; otherwise it may have run all the same. */
const isSettled = (answer: Answered | null) => answer !== null && answer.status < SERVER_ERROR_MIN;

export interface Try {
  readonly entered: Entered;
  readonly edit: (name: string, value: string) => void;
  /** What is sent next is another intent. */
  readonly renew: () => void;
  readonly request: WrittenRequest;
  readonly isPending: boolean;
  /** `none`: no answer came; null: nothing was sent. */
  readonly answered: Answered | 'none' | null;
  readonly sendIt: () => Promise<void>;
}

/**
 * A call that is entered and sent with a key. The same sent again after no answer has the same
 * idempotency key, so that it runs once; what was answered or edited is another intent.
 */
export function useTry(
  call: DescribedCall,
  named: Named,
  { gatewayUrl, apiKey }: { readonly gatewayUrl: string; readonly apiKey: string },
): Try {
  const [entered, setEntered] = useState<Entered>(
    call.body ? { body: JSON.stringify(sampleOf(call.body, named), null, 2) } : {},
  );
  const [idempotencyKey, setIdempotencyKey] = useState(newIdempotencyKey);
  const [isPending, setPending] = useState(false);
  const [answered, setAnswered] = useState<Answered | 'none' | null>(null);
  const renew = () => setIdempotencyKey(newIdempotencyKey());
  const request = writeRequest(call, entered, () => idempotencyKey);
  return {
    entered,
    edit: (name, value) => {
      setEntered({ ...entered, [name]: value });
      renew();
    },
    renew,
    request,
    isPending,
    answered,
    sendIt: async () => {
      setPending(true);
      const answer = await send(gatewayUrl, apiKey, request);
      setAnswered(answer ?? 'none');
      setPending(false);
      if (isSettled(answer)) renew();
    },
  };
}
