import { useState } from 'react';
import { newIdempotencyKey } from '@forecourt/api-client';
import type { DescribedCall, Named } from './openApi.ts';
import { writeRequest, type Entered, type WrittenRequest } from './request.ts';
import { sampleOf } from './schemaText.ts';
import { send, type Answered } from './send.ts';

const SERVER_ERROR_MIN = 500;
/** Whether an answer says what came of a call; otherwise it may have run all the same. */
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
