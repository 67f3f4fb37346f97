/** A failed answer that the loader does not hand through. [GW-157] */
export class AnswerError extends Error {
  override readonly name = 'AnswerError';
  readonly url: string;
  /** The body as text. */
  readonly error: string;
  readonly status: number;
  readonly statusText: string;
  constructor(answer: Response, body: string) {
    super(`${answer.url} answered ${answer.status} ${answer.statusText}`);
    this.url = answer.url;
    this.error = body;
    this.status = answer.status;
    this.statusText = answer.statusText;
  }
}

/** The gateway does not know who asks. [GW-152] */
export class UnauthorizedError extends Error {
  override readonly name = 'UnauthorizedError';
  constructor() {
    super('Unauthorized access');
  }
}

/** What the loader gives: the body of an answer with its status, or what was thrown. [GW-158] */
export type Loaded =
  | { readonly status: number; readonly body: unknown; readonly headers: Headers }
  | { readonly err: unknown };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const carriesCode = (body: unknown): boolean =>
  isObject(body) && ('errorCode' in body || 'ExecutionCode' in body);

const parsed = (text: string): unknown => {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/**
 * Reads an answer by the specification's rules, in its order: 401 outside the identity provider
 * throws; 400, 500 and bodies with a code come back unchanged; other failures throw.
 * [GW-152 to GW-157, GW-163]
 */
export async function readAnswer(answer: Response, isIdentityRoute: boolean): Promise<Loaded> {
  if (answer.status === 401 && !isIdentityRoute) throw new UnauthorizedError();
  const text = await answer.text();
  const body = parsed(text);
  const { status, headers } = answer;
  if (answer.ok || status === 400 || status === 500 || carriesCode(body)) {
    return { status, body, headers };
  }
  throw new AnswerError(answer, text);
}
