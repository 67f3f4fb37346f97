import { jsonb } from '@forecourt/server';
import { PENDING_STAGES } from '@forecourt/validation';
import type { JobSender } from '../../jobs/queue.ts';
import { sameAccount, selectIn } from '../../store/inAccount.ts';
import type { Db } from '../../store/schema.ts';
import type {
  MethodDetails,
  PaymentProvider,
  ProviderEvent,
  Submission,
  SubmitAnswer,
} from '../paymentProvider.ts';
import { openToken, sealToken, settling, type TokenContent } from './sandboxTokens.ts';

export interface SandboxParts {
  readonly db: Db;
  readonly jobs: JobSender;
  readonly now: () => Date;
  readonly secret: string;
  /** Origin where its frame is served. */
  readonly origin: string;
  /** Length of a banking day. */
  readonly stepSeconds: number;
}

/** The sandbox's deposits, as stated in its frame. */
const SANDBOX_DEPOSITS_CENTS: readonly number[] = [32, 45];

const SETTLES: PlannedEvent = { type: 'settle', steps: 1, failure: null, code: null };
/** Outcomes of amounts that end in these cents, so that every outcome can be tried. */
const OUTCOMES: Readonly<Record<number, readonly PlannedEvent[]>> = {
  51: [{ type: 'fail', steps: 1, failure: 'insufficientFunds', code: 'R01' }],
  52: [SETTLES, { type: 'return', steps: 2, failure: 'insufficientFunds', code: 'R01' }],
  53: [SETTLES, { type: 'chargeBack', steps: 2, failure: 'methodRefused', code: null }],
};
/** Amounts that end in these cents find the sandbox down for their first tries. */
const UNANSWERED_CENTS = 54;
const UNANSWERED_TRIES = 2;

interface PlannedEvent extends Pick<ProviderEvent, 'type' | 'failure' | 'code'> {
  readonly steps: number;
}

function answerTo(content: TokenContent | null): SubmitAnswer {
  if (content === null) return { accepted: false, failure: 'methodRefused' };
  if (content.behaves === 'refused') return { accepted: false, failure: 'cardRefused' };
  if (content.behaves === 'insufficient') return { accepted: false, failure: 'insufficientFunds' };
  return { accepted: true };
}

/** The events reported about a transfer, each after this many steps. */
const eventsOf = (accountId: string, reference: string, amountCents: number) =>
  (OUTCOMES[amountCents % 100] ?? [SETTLES]).map(({ steps, ...event }, index) => ({
    steps,
    event: {
      ...event,
      accountId,
      reference,
      eventId: `${reference}-${index}`,
    } satisfies ProviderEvent,
  }));

/**
 * Reports due events again for transfers that haven't ended, as a provider does until they are
 * acknowledged: the gateway may have stopped while it handled one.
 */
export async function resendEvents(parts: Omit<SandboxParts, 'origin' | 'secret'>): Promise<void> {
  const pending = await parts.db
    .selectFrom('sandbox_transfers as s')
    .innerJoin('transfers as t', (on) => sameAccount(on, 't.id', 's.reference'))
    .where('t.stage', 'in', PENDING_STAGES)
    .selectAll('s')
    .execute();
  await parts.db.transaction().execute(async (trx) => {
    for (const { account_id, reference, amount_cents, answer, taken_at } of pending) {
      const seconds = (parts.now().getTime() - Date.parse(taken_at)) / 1000;
      for (const { steps, event } of eventsOf(account_id, reference, amount_cents)) {
        const isDue = answer.accepted && seconds >= steps * parts.stepSeconds;
        if (isDue) await parts.jobs.send(trx, 'sandbox-event', event, 0);
      }
    }
  });
}

/** Fails the first tries of submissions that find the sandbox down. @throws Error */
function failFirstTries(): (submission: Submission) => void {
  const tries = new Map<string, number>();
  return ({ reference, amountCents }) => {
    const attempts = tries.get(reference) ?? 0;
    if (amountCents % 100 !== UNANSWERED_CENTS || attempts >= UNANSWERED_TRIES) return;
    tries.set(reference, attempts + 1);
    throw new Error('The sandbox is not responding.');
  };
}

/** Accepts a transfer once: the same reference gets the same response again and moves nothing. */
async function submit(parts: SandboxParts, submission: Submission): Promise<SubmitAnswer> {
  const { accountId, reference, amountCents } = submission;
  const answer = answerTo(openToken(parts.secret, submission.methodToken));
  return parts.db.transaction().execute(async (trx) => {
    const inserted = await trx
      .insertInto('sandbox_transfers')
      .values({
        account_id: accountId,
        reference,
        amount_cents: amountCents,
        answer: jsonb(answer),
        taken_at: parts.now().toISOString(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('reference')
      .executeTakeFirst();
    if (!inserted) {
      const { answer: stored } = await selectIn(trx, accountId, 'sandbox_transfers')
        .select('answer')
        .where('reference', '=', reference)
        .executeTakeFirstOrThrow();
      return stored;
    }
    if (answer.accepted) {
      for (const { steps, event } of eventsOf(accountId, reference, amountCents)) {
        await parts.jobs.send(trx, 'sandbox-event', event, steps * parts.stepSeconds);
      }
    }
    return answer;
  });
}

const sorted = (cents: readonly number[]) => cents.toSorted((a, b) => a - b).join();
const detailsOf = (token: string, { name, last4, expiresOn }: TokenContent): MethodDetails => ({
  token,
  name,
  last4,
  expiresOn,
});

/**
 * Behaves like a payment provider: takes each transfer once, responds immediately whether it
 * accepts the transfer, and reports the outcome in signed calls a step of time later.
 */
export function createSandboxProvider(parts: SandboxParts): PaymentProvider {
  const { secret, origin } = parts;
  const failIfDown = failFirstTries();
  const seal = (content: TokenContent) => detailsOf(sealToken(secret, content), content);
  return {
    frameFor: (kind) => ({ src: `${origin}/${kind}`, origin }),
    createLinkToken: async () => sealToken(secret, settling('link')),
    readToken: async (kind, token) => {
      const content = openToken(secret, token);
      return content?.what === kind ? detailsOf(token, content) : null;
    },
    startDeposits: async ({ routingNumber, accountNumber }) =>
      seal(settling('bank', `Bank ${routingNumber}`, accountNumber.slice(-4))),
    areDeposits: async (_token, amountsCents) =>
      sorted(amountsCents) === sorted(SANDBOX_DEPOSITS_CENTS),
    wouldCharge: async (token) => openToken(secret, token)?.behaves !== 'refused',
    sentMethod: async (type, accountNumber) => {
      const name = type === 'wireAch' ? 'Prairie Settlement Bank' : 'Forecourt funding';
      const token = sealToken(secret, settling('sent', name));
      return { token, name, reference: `FC-${accountNumber}` };
    },
    submit: async (submission) => {
      failIfDown(submission);
      return submit(parts, submission);
    },
  };
}
