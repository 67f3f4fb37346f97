import { contract } from '@forecourt/api-client/contract';
import { jsonb } from '@forecourt/server';
import {
  DRAFT_BYTES_MAX,
  DRAFT_DAYS,
  DRAFTS_MAX,
  secretPaths,
  MILLISECONDS_PER_DAY,
} from '@forecourt/validation';
import type { HandlerOf, PersonContext } from '../../http/context.ts';
import { issueAt, Refusal, requireCurrent, stale } from '../../http/refusal.ts';
import { countOf } from '../../store/countOf.ts';
import { factsOf } from '../../store/factsOf.ts';
import { daysBefore } from '../../store/instants.ts';
import type { Row } from '../../store/schema.ts';
import { lockPerson } from '../people/lockPerson.ts';
import { requireMember } from './accounts.ts';

const toDraft = (row: Row<'drafts'>) => ({
  ...factsOf(contract.saveDraft.response, row),
  sysAccountId: row.account_key === '' ? null : row.account_key,
  expiresAt: new Date(Date.parse(row.saved_at) + DRAFT_DAYS * MILLISECONDS_PER_DAY).toISOString(),
});

const ownDrafts = ({ trx, person, now }: PersonContext) =>
  trx
    .selectFrom('drafts')
    .selectAll()
    .where('user_id', '=', person.user_id)
    .where('saved_at', '>', daysBefore(now, DRAFT_DAYS))
    .where((e) =>
      e.or([
        e('account_key', '=', ''),
        e(
          'account_key',
          'in',
          e.selectFrom('grants').select('account_id').where('user_id', '=', person.user_id),
        ),
      ]),
    );

/** The person's drafts, newest first, except for accounts that they left. */
export const listDrafts: HandlerOf<'listDrafts'> = async ({ query }, context) => {
  const { sysAccountId, form } = query;
  const rows = await ownDrafts(context)
    .$if(sysAccountId !== undefined, (drafts) =>
      drafts.where('account_key', '=', sysAccountId ?? ''),
    )
    .$if(form !== undefined, (drafts) => drafts.where('form', '=', form ?? ''))
    .orderBy('saved_at', 'desc')
    .limit(DRAFTS_MAX)
    .execute();
  return { items: rows.map(toDraft) };
};

/** @throws Refusal if a draft is too large, or contains secrets */
function checkData(data: unknown): void {
  const bytes = Buffer.byteLength(JSON.stringify(data) ?? '');
  if (bytes > DRAFT_BYTES_MAX) {
    throw new Refusal(422, 'draft.tooLarge', { params: { maxBytes: DRAFT_BYTES_MAX } });
  }
  const secrets = secretPaths(data);
  if (secrets.length === 0) return;
  const fields = secrets.map((path) => issueAt(`data.${path}`, 'draft.secret'));
  throw new Refusal(422, 'draft.secret', { fields });
}

/** Deletes expired drafts, and refuses a new one beyond the maximum. */
async function makeRoom(context: PersonContext, isNew: boolean): Promise<void> {
  const { trx, person, now } = context;
  await trx
    .deleteFrom('drafts')
    .where('user_id', '=', person.user_id)
    .where('saved_at', '<=', daysBefore(now, DRAFT_DAYS))
    .execute();
  if (!isNew) return;
  await lockPerson(trx, person.user_id);
  const n = await countOf(trx.selectFrom('drafts').where('user_id', '=', person.user_id));
  if (n >= DRAFTS_MAX) throw new Refusal(422, 'draft.tooMany', { params: { max: DRAFTS_MAX } });
}

/** Saves a draft, unless another device has saved a newer version. */
export const saveDraft: HandlerOf<'saveDraft'> = async ({ params, query, body }, context) => {
  const { trx, person, now } = context;
  const accountKey = query.sysAccountId ?? '';
  checkData(body.data);
  if (accountKey !== '') await requireMember(context, accountKey);
  const before = await ownDrafts(context)
    .where('form', '=', params.form)
    .where('account_key', '=', accountKey)
    .forUpdate()
    .executeTakeFirst();
  const expected = { expectedVersion: body.version };
  const { version } = requireCurrent(expected, before ?? { version: 0 });
  await makeRoom(context, before === undefined);
  const values = {
    data: jsonb(body.data ?? null),
    version: version + 1,
    saved_at: now.toISOString(),
  };
  const saved = await trx
    .insertInto('drafts')
    .values({ user_id: person.user_id, form: params.form, account_key: accountKey, ...values })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'form', 'account_key'])
        .doUpdateSet(values)
        .where('drafts.version', '=', version),
    )
    .returningAll()
    .executeTakeFirst();
  // two devices may both have found no draft
  if (!saved) throw stale(version, values.version);
  return toDraft(saved);
};

/** Deletes a draft, for example once its form is submitted. */
export const deleteDraft: HandlerOf<'deleteDraft'> = async ({ params, query }, context) => {
  await context.trx
    .deleteFrom('drafts')
    .where('user_id', '=', context.person.user_id)
    .where('form', '=', params.form)
    .where('account_key', '=', query.sysAccountId ?? '')
    .execute();
  return { done: true };
};
