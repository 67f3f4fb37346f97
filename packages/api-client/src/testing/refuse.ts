import type { Failure } from '../contract/index.ts';

/** A refusal that a fake handler returns instead of data. */
export class FakeRefusal {
  readonly status: number;
  readonly body: Failure;
  constructor(status: number, body: Failure) {
    this.status = status;
    this.body = body;
  }
}

/** Creates a refusal with the gateway's failure body: `return refuse(409, 'version.stale')`. */
export const refuse = (
  status: number,
  errorCode: string,
  parts: Partial<Omit<Failure, 'errorCode'>> = {},
): FakeRefusal =>
  new FakeRefusal(status, {
    errorCode,
    params: {},
    fields: [],
    requestId: 'fake-request',
    retryable: false,
    ...parts,
  });
