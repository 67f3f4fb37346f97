import { jsonb } from '@forecourt/server';
import { errors, type Adapter, type AdapterPayload } from 'oidc-provider';
import { instantNow, secondsFromNow, type Context } from '../context.ts';
import { hashSecret } from '../security/hashes.ts';
import { isInGrace, retireLostToken, type Rotated } from './refreshGrace.ts';

/** Kinds whose id is the token itself: only its hash is stored. */
const SECRET_KINDS = new Set(['AuthorizationCode', 'RefreshToken', 'AccessToken']);

/** The `oidc-provider` adapter for one issuer's records of one kind. */
export class OidcRecords implements Adapter {
  readonly #context: Context;
  readonly #issuer: string;
  readonly #kind: string;

  constructor(context: Context, issuer: string, kind: string) {
    this.#context = context;
    this.#issuer = issuer;
    this.#kind = kind;
  }

  async upsert(id: string, payload: AdapterPayload, expiresIn?: number): Promise<void> {
    const { jti, ...rest } = payload;
    const stored = SECRET_KINDS.has(this.#kind) ? rest : { ...rest, jti };
    const values = {
      payload: jsonb<Record<string, unknown>>(stored),
      grant_id: payload.grantId ?? null,
      uid: payload.uid ?? null,
      expires_at: expiresIn ? secondsFromNow(this.#context, expiresIn) : null,
    };
    await this.#context.db
      .insertInto('oidc_records')
      .values({ issuer: this.#issuer, kind: this.#kind, id_hash: hashSecret(id), ...values })
      .onConflict((conflict) => conflict.columns(['issuer', 'kind', 'id_hash']).doUpdateSet(values))
      .execute();
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    const row = await this.#live().where('id_hash', '=', hashSecret(id)).executeTakeFirst();
    if (!row) return undefined;
    const rotated = this.#rotated(row);
    const isShownAgain = rotated !== undefined && (await isInGrace(this.#context, rotated));
    return { ...row.payload, jti: id, ...consumed(isShownAgain ? null : row.consumed_at) };
  }

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    const row = await this.#live().where('uid', '=', uid).executeTakeFirst();
    return row && { ...row.payload, ...consumed(row.consumed_at) };
  }

  /** No flow with user codes is enabled, so there is never a match. */
  findByUserCode(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  /** Marks a record as used. Of two concurrent requests, one is refused. */
  async consume(id: string): Promise<void> {
    const { numUpdatedRows } = await this.#context.db
      .updateTable('oidc_records')
      .set({ consumed_at: this.#context.clock.now() })
      .where('issuer', '=', this.#issuer)
      .where('kind', '=', this.#kind)
      .where('id_hash', '=', hashSecret(id))
      .where('consumed_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows !== 0n) return;
    const row = await this.#live().where('id_hash', '=', hashSecret(id)).executeTakeFirst();
    const rotated = row && this.#rotated(row);
    if (rotated && (await retireLostToken(this.#context, rotated))) return;
    throw new errors.InvalidGrant(`${this.#kind} was already used`);
  }

  async destroy(id: string): Promise<void> {
    await this.#context.db
      .deleteFrom('oidc_records')
      .where('issuer', '=', this.#issuer)
      .where('kind', '=', this.#kind)
      .where('id_hash', '=', hashSecret(id))
      .execute();
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    await revokeGrant(this.#context, this.#issuer, grantId);
  }

  #rotated(row: Pick<Rotated, 'payload'> & { consumed_at: string | null }): Rotated | undefined {
    if (this.#kind !== 'RefreshToken' || row.consumed_at === null) return undefined;
    return { issuer: this.#issuer, payload: row.payload, consumedAt: row.consumed_at };
  }

  #live() {
    return this.#context.db
      .selectFrom('oidc_records')
      .select(['payload', 'consumed_at'])
      .where('issuer', '=', this.#issuer)
      .where('kind', '=', this.#kind)
      .where((expression) =>
        expression.or([
          expression('expires_at', 'is', null),
          expression('expires_at', '>', instantNow(this.#context)),
        ]),
      );
  }
}

const consumed = (at: string | null): { consumed?: number } =>
  at === null ? {} : { consumed: Math.floor(Date.parse(at) / 1000) };

/** Deletes a grant and everything issued on it. */
export async function revokeGrant({ db }: Context, issuer: string, grantId: string): Promise<void> {
  await db
    .deleteFrom('oidc_records')
    .where('issuer', '=', issuer)
    .where('grant_id', '=', grantId)
    .execute();
  await db
    .deleteFrom('oidc_records')
    .where('issuer', '=', issuer)
    .where('kind', '=', 'Grant')
    .where('id_hash', '=', hashSecret(grantId))
    .execute();
}
