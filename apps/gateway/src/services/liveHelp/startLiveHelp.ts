import { randomInt } from 'node:crypto';
import { LIVE_HELP_PIN_DIGITS, LIVE_HELP_PIN_MINUTES } from '@forecourt/validation';
import type { HandlerOf } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { newId } from '../../store/ids.ts';
import { insertIn } from '../../store/inAccount.ts';
import { minutesAfter } from '../../store/instants.ts';
import type { Trx } from '../../store/schema.ts';
import { newSecret, secretHash } from '../../vault/handedSecrets.ts';
import { recordEvent } from '../events/recordEvent.ts';

const PINS = 10 ** LIVE_HELP_PIN_DIGITS;

/** Picks a PIN that no waiting session has. @throws Refusal if half of the PINs are taken */
async function freePin(trx: Trx): Promise<string> {
  const sessions = await trx
    .selectFrom('live_help_sessions')
    .select('pin')
    .where('state', '=', 'waiting')
    .execute();
  const takenPins = new Set(sessions.map(({ pin }) => Number(pin)));
  if (takenPins.size >= PINS / 2) throw new Refusal(503, 'liveHelp.busy', { retryable: true });
  for (;;) {
    const pin = randomInt(PINS);
    if (!takenPins.has(pin)) return String(pin).padStart(LIVE_HELP_PIN_DIGITS, '0');
  }
}

/**
 * Returns a PIN for an agent, and the key of the person's own connection, of which only the hash is
 * stored. Ends the person's waiting sessions. [HELP-01, HELP-04, SCREEN-65]
 */
export const startLiveHelp: HandlerOf<'startLiveHelp'> = async (_request, context) => {
  const { trx, account, person, now } = context;
  const at = now.toISOString();
  const ended = (by: 'time' | 'person') => ({
    state: 'ended' as const,
    ended_at: at,
    ended_by: by,
  });
  const waitingSessions = () =>
    trx.updateTable('live_help_sessions').where('state', '=', 'waiting');
  await waitingSessions().set(ended('time')).where('expires_at', '<=', at).execute();
  await waitingSessions().set(ended('person')).where('user_id', '=', person.user_id).execute();
  const lineKey = newSecret();
  const session = {
    id: newId(),
    pin: await freePin(trx),
    expires_at: minutesAfter(now, LIVE_HELP_PIN_MINUTES),
  };
  await insertIn(trx, account.account_id, 'live_help_sessions', {
    ...session,
    user_id: person.user_id,
    state: 'waiting',
    line_key_hash: secretHash(lineKey),
    started_at: at,
  });
  await recordEvent(context, ['user', person.user_id], 'user.liveHelpStarted', {
    after: { liveHelpId: session.id },
  });
  return { liveHelpId: session.id, pin: session.pin, lineKey, expiresAt: session.expires_at };
};
