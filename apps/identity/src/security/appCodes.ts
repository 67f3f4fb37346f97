import type { Context } from '../context.ts';
import { spendAppStep, type Factor } from '../store/factors.ts';
import type { Owner } from '../store/owner.ts';
import { stepOfCode } from './oneTimeCodes.ts';
import { unseal } from './seal.ts';

/** Whether a code is from the person's app. Each works once, so that overseen codes are useless. */
export async function isAppCode(
  context: Context,
  owner: Owner,
  factor: Factor,
  code: string,
): Promise<boolean> {
  if (!factor.secret) return false;
  const secret = unseal(context.hashKey, factor.secret);
  const step = stepOfCode(secret, code.replaceAll(/\s/g, ''), context.clock.now());
  return step !== undefined && spendAppStep(context, owner, factor.id, step);
}
