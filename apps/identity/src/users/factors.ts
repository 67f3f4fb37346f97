import * as z from 'zod/mini';
import { addPhoneFactor } from '../account/contacts.ts';
import type { Context } from '../context.ts';
import { FACTOR_TYPES, providerOf } from '../classic/describe.ts';
import { apiError, readJson } from '../http/apiError.ts';
import { callerAddress, type Call } from '../http/caller.ts';
import { listedQuestions, readQuestion } from '../idx/questions.ts';
import { recordAndNotify } from '../outbox/securityNotice.ts';
import { appAddress, newSharedSecret } from '../security/oneTimeCodes.ts';
import { toSvgDataUrl } from '../security/qrCode.ts';
import { seal } from '../security/seal.ts';
import { addFactor, listFactors, removeFactor, type Factor } from '../store/factors.ts';
import { primaryEmail, type User } from '../store/users.ts';
import { activate, resend, verify } from './factorCodes.ts';
import { managedCall } from './managedCall.ts';

type Handler = (user: User, call: Call) => Response | Promise<Response>;
/** Registers a handler below the path of a user, whom it looks up. */
export type OnUser = (method: 'GET' | 'POST' | 'DELETE', path: string, handler: Handler) => void;

const enrolBody = z.object({
  factorType: z.string(),
  profile: z.optional(
    z.object({
      phoneNumber: z.optional(z.string()),
      question: z.optional(z.string()),
      questionText: z.optional(z.string()),
      answer: z.optional(z.string().check(z.maxLength(400))),
    }),
  ),
});
type EnrolRequest = z.infer<typeof enrolBody>;

function typeOf({ kind, profile }: Factor): string {
  if (kind === 'phone') return profile['channel'] === 'voice' ? 'call' : 'sms';
  return Object.keys(FACTOR_TYPES).find((type) => FACTOR_TYPES[type] === kind) ?? kind;
}

/** A factor as responses show it, without its secrets. */
function describeFactor(factor: Factor) {
  const { email, phoneNumber, question, questionKey } = factor.profile;
  const factorType = typeOf(factor);
  const provider = providerOf(factorType);
  return {
    id: factor.id,
    factorType,
    provider,
    vendorName: provider,
    status: factor.isVerified ? 'ACTIVE' : 'PENDING_ACTIVATION',
    profile: {
      ...(email === undefined ? {} : { email }),
      ...(phoneNumber === undefined ? {} : { phoneNumber }),
      ...(question === undefined ? {} : { question: questionKey, questionText: question }),
    },
  };
}

/** Factors that can be enrolled by these calls. */
const CATALOG = ['sms', 'call', 'token:software:totp', 'question'];

async function enrolQuestion(context: Context, call: Call, user: User, request: EnrolRequest) {
  const { question = '', questionText, answer } = request.profile ?? {};
  const result = await readQuestion(context, question, questionText, answer);
  if ('issues' in result) return apiError(call, 400, 'E0000001', result.issues);
  const id = await addFactor(context, user, { kind: 'question', ...result });
  await notify(context, call, user, 'factor.enrolled', 'question');
  return respondEnrolled(context, call, user, id);
}

async function enrolApp(context: Context, call: Call, user: User) {
  const sharedSecret = newSharedSecret();
  const secret = seal(context.hashKey, sharedSecret);
  const app = { kind: 'totp', profile: {}, secret, isVerified: false } as const;
  const id = await addFactor(context, user, app);
  const href = toSvgDataUrl(appAddress(sharedSecret, user.username));
  const qrcode = { href, type: 'image/svg+xml' };
  return respondEnrolled(context, call, user, id, { sharedSecret, _links: { qrcode } });
}

async function respondEnrolled(
  context: Context,
  call: Call,
  user: User,
  id: string,
  activation?: object,
): Promise<Response> {
  const factor = (await listFactors(context.db, user)).find((one) => one.id === id);
  if (!factor) return apiError(call, 404, 'E0000007');
  return call.json({
    ...describeFactor(factor),
    ...(activation ? { _embedded: { activation } } : {}),
  });
}

async function enrol(context: Context, call: Call, user: User): Promise<Response> {
  const parsed = enrolBody.safeParse(await readJson(call));
  if (!parsed.success) return apiError(call, 400, 'E0000001', ['factorType is required']);
  switch (parsed.data.factorType) {
    case 'question':
      return enrolQuestion(context, call, user, parsed.data);
    case 'token:software:totp':
      return enrolApp(context, call, user);
    case 'sms':
    case 'call': {
      const channel = parsed.data.factorType === 'sms' ? 'sms' : 'voice';
      const phoneNumber = parsed.data.profile?.phoneNumber ?? '';
      const id = await addPhoneFactor(managedCall(context, call, user), phoneNumber, channel);
      return id instanceof Response ? id : respondEnrolled(context, call, user, id);
    }
    default:
      return apiError(call, 400, 'E0000001', ['factorType: not supported']);
  }
}

async function remove(context: Context, call: Call, user: User, factor: Factor) {
  const factors = await listFactors(context.db, user);
  if (primaryEmail(factors)?.id === factor.id) return apiError(call, 403, 'E0000006');
  await removeFactor(context, user, factor.id);
  if (factor.isVerified) await notify(context, call, user, 'factor.removed', factor.kind);
  return call.body(null, 204);
}

/** Records a change of a factor and notifies its owner. */
export const notify = (
  context: Context,
  call: Call,
  user: User,
  kind: 'factor.enrolled' | 'factor.removed',
  factor: Factor['kind'],
): Promise<void> =>
  recordAndNotify(context, user, { kind, address: callerAddress(call), details: { factor } });

/** Routes for a user's authenticators, for the server that manages users. [AUTH-25] */
export function factorRoutes(context: Context, on: OnUser): void {
  type OnFactor = (context: Context, call: Call, user: User, factor: Factor) => Promise<Response>;
  const onFactor =
    (handler: OnFactor): Handler =>
    async (user, call) => {
      const id = call.req.param('factorId');
      const factor = (await listFactors(context.db, user)).find((one) => one.id === id);
      return factor ? handler(context, call, user, factor) : apiError(call, 404, 'E0000007');
    };
  on('GET', '/factors', async (user, call) =>
    call.json((await listFactors(context.db, user)).map(describeFactor)),
  );
  on('GET', '/factors/catalog', (user, call) => {
    const enrolledTypes = new Set(user.factors.map(typeOf));
    const catalog = CATALOG.map((factorType) => ({
      factorType,
      provider: providerOf(factorType),
      status: enrolledTypes.has(factorType) ? 'ACTIVE' : 'NOT_SETUP',
    }));
    return call.json(catalog);
  });
  on('GET', '/factors/questions', (_user, call) => call.json(listedQuestions));
  on('POST', '/factors', (user, call) => enrol(context, call, user));
  on('POST', '/factors/:factorId/verify', onFactor(verify));
  on('POST', '/factors/:factorId/resend', onFactor(resend));
  on('POST', '/factors/:factorId/lifecycle/activate', onFactor(activate));
  on('DELETE', '/factors/:factorId', onFactor(remove));
}
