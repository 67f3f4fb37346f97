import * as z from 'zod/mini';
import type { AccountCall } from '../account/caller.ts';
import { addPhoneFactor, deleteFactor } from '../account/contacts.ts';
import { notifyInAccount } from '../account/events.ts';
import { FACTOR_TYPES, providerOf } from '../classic/describe.ts';
import { apiError, readJson } from '../http/apiError.ts';
import { listedQuestions, readQuestion } from '../idx/questions.ts';
import { appAddress, newSharedSecret } from '../security/oneTimeCodes.ts';
import { toSvgDataUrl } from '../security/qrCode.ts';
import { seal } from '../security/seal.ts';
import { addFactor, listFactors, type Factor } from '../store/factors.ts';
import { activate, resend, verify } from './factorCodes.ts';

type Handler = (account: AccountCall) => Response | Promise<Response>;
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

async function enrolQuestion(account: AccountCall, request: EnrolRequest) {
  const { context, call, user } = account;
  const { question = '', questionText, answer } = request.profile ?? {};
  const result = await readQuestion(context, question, questionText, answer);
  if ('issues' in result) return apiError(call, 400, 'E0000001', result.issues);
  const factor = await addFactor(context, user, { kind: 'question', ...result });
  await notifyInAccount(account, { kind: 'factor.enrolled', details: { factor: 'question' } });
  return call.json(describeFactor(factor));
}

async function enrolApp({ context, call, user }: AccountCall) {
  const sharedSecret = newSharedSecret();
  const secret = seal(context.hashKey, sharedSecret);
  const app = { kind: 'totp', profile: {}, secret, isVerified: false } as const;
  const factor = await addFactor(context, user, app);
  const href = toSvgDataUrl(appAddress(sharedSecret, user.username));
  const qrcode = { href, type: 'image/svg+xml' };
  const activation = { sharedSecret, _links: { qrcode } };
  return call.json({ ...describeFactor(factor), _embedded: { activation } });
}

async function enrol(account: AccountCall): Promise<Response> {
  const { call } = account;
  const parsed = enrolBody.safeParse(await readJson(call));
  if (!parsed.success) return apiError(call, 400, 'E0000001', ['factorType is required']);
  switch (parsed.data.factorType) {
    case 'question':
      return enrolQuestion(account, parsed.data);
    case 'token:software:totp':
      return enrolApp(account);
    case 'sms':
    case 'call': {
      const channel = parsed.data.factorType === 'sms' ? 'sms' : 'voice';
      const phoneNumber = parsed.data.profile?.phoneNumber ?? '';
      const factor = await addPhoneFactor(account, phoneNumber, channel);
      return factor instanceof Response ? factor : call.json(describeFactor(factor));
    }
    default:
      return apiError(call, 400, 'E0000001', ['factorType: not supported']);
  }
}

/** Wraps a handler that acts on one of the user's factors. */
const onFactor =
  (handler: (account: AccountCall, factor: Factor) => Promise<Response>): Handler =>
  async (account) => {
    const { context, call, user } = account;
    const id = call.req.param('factorId');
    const factor = (await listFactors(context.db, user)).find((one) => one.id === id);
    return factor ? handler(account, factor) : apiError(call, 404, 'E0000007');
  };

/** Routes for a user's authenticators, for the server that manages users. [AUTH-25] */
export function factorRoutes(on: OnUser): void {
  on('GET', '/factors', async ({ context, call, user }) =>
    call.json((await listFactors(context.db, user)).map(describeFactor)),
  );
  on('GET', '/factors/catalog', ({ call, user }) => {
    const enrolledTypes = new Set(user.factors.map(typeOf));
    const catalog = CATALOG.map((factorType) => ({
      factorType,
      provider: providerOf(factorType),
      status: enrolledTypes.has(factorType) ? 'ACTIVE' : 'NOT_SETUP',
    }));
    return call.json(catalog);
  });
  on('GET', '/factors/questions', ({ call }) => call.json(listedQuestions));
  on('POST', '/factors', enrol);
  on('POST', '/factors/:factorId/verify', onFactor(verify));
  on('POST', '/factors/:factorId/resend', onFactor(resend));
  on('POST', '/factors/:factorId/lifecycle/activate', onFactor(activate));
  on('DELETE', '/factors/:factorId', onFactor(deleteFactor));
}
