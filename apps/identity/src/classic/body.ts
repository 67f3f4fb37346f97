import * as z from 'zod/mini';
import type { Caller } from '../idx/engine.ts';

const TEXT_CHARACTERS_MAX = 4000;
const text = z.optional(z.string().check(z.maxLength(TEXT_CHARACTERS_MAX)));

/** Everything that a classic request may carry; each endpoint reads the fields it needs. */
const bodySchema = z.object({
  stateToken: text,
  username: text,
  password: text,
  factorType: text,
  recoveryToken: text,
  passCode: text,
  answer: text,
  oldPassword: text,
  newPassword: text,
  clientData: text,
  authenticatorData: text,
  signatureData: text,
  attestation: text,
  profile: z.optional(
    z.object({ phoneNumber: text, questionKey: text, question: text, answer: text }),
  ),
});
export type ClassicBody = z.infer<typeof bodySchema>;
export interface ClassicRequest {
  readonly body: ClassicBody;
  readonly caller: Caller;
}

/** Parses a request body; `undefined` if it does not match the schema. */
export const parseBody = (value: unknown): ClassicBody | undefined =>
  bodySchema.safeParse(value).data;
