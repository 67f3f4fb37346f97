import type { HandlerOf } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { termsAt } from '../../terms/versions.ts';

/** The current terms, and the versions that the person accepted. [SCREEN-49] */
export const getTerms: HandlerOf<'getTerms'> = async (_input, { trx, person, now }) => {
  const { version, effectiveOn, title, sections } = termsAt(now);
  const accepted = await trx
    .selectFrom('terms_acceptances')
    .select(['version', 'accepted_at as acceptedAt'])
    .where('user_id', '=', person.user_id)
    .orderBy('accepted_at', 'desc')
    .execute();
  return {
    terms: {
      version,
      effectiveOn,
      title,
      sections: sections.map((section) => ({ ...section, paragraphs: [...section.paragraphs] })),
    },
    isAccepted: accepted.some((acceptance) => acceptance.version === version),
    acceptances: accepted,
  };
};

/**
 * Records that the person accepted the current version, with time and network address. Repeating it
 * keeps the first record. [GW-49]
 */
export const saveTermsAcceptance: HandlerOf<'saveTermsAcceptance'> = async ({ body }, context) => {
  const { trx, person, now, address } = context;
  const { version } = termsAt(now);
  if (body.version !== version) throw new Refusal(409, 'terms.superseded', { params: { version } });
  await trx
    .insertInto('terms_acceptances')
    .values({
      user_id: person.user_id,
      version,
      accepted_at: now.toISOString(),
      network_address: address,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'version']).doNothing())
    .execute();
  const acceptance = await trx
    .selectFrom('terms_acceptances')
    .select('accepted_at')
    .where('user_id', '=', person.user_id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return { version, acceptedAt: acceptance.accepted_at };
};
