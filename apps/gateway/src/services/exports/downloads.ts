import type { Clock } from '@forecourt/server';
import { Hono } from 'hono';
import { callerAddress } from '../../http/address.ts';
import type { AddressLimit } from '../../http/callLimit.ts';
import { notFound } from '../../http/refusal.ts';
import { deleteIn, selectIn, rowIn } from '../../store/inAccount.ts';
import type { Db, Row, Trx } from '../../store/schema.ts';
import { secretHash } from '../../vault/handedSecrets.ts';

interface DownloadParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly limitAddress: AddressLimit;
}

const MEDIA_TYPES: Readonly<Record<Row<'file_exports'>['format'], string>> = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
};

interface LinkUse {
  readonly accountId: string;
  readonly secret: string;
  /** Whether this uses up the link. */
  readonly isTaken: boolean;
}

const readLink = (trx: Trx, accountId: string, tokenHash: string) =>
  selectIn(trx, accountId, 'download_links')
    .where('token_hash', '=', tokenHash)
    .select(['export_id', 'expires_at'])
    .executeTakeFirst();

const takeLink = (trx: Trx, accountId: string, tokenHash: string) =>
  deleteIn(trx, accountId, 'download_links')
    .where('token_hash', '=', tokenHash)
    .returning(['export_id', 'expires_at'])
    .executeTakeFirst();

/** The file that a link opens; `undefined` if the link is unknown, used, or expired. */
async function openLink(
  { db, clock }: DownloadParts,
  { accountId, secret, isTaken }: LinkUse,
): Promise<Row<'file_exports'> | undefined> {
  const at = clock.now().toISOString();
  return db.transaction().execute(async (trx) => {
    const link = await (isTaken ? takeLink : readLink)(trx, accountId, secretHash(secret));
    if (!link || link.expires_at <= at) return undefined;
    return rowIn(trx, accountId, 'file_exports', link.export_id)
      .where('state', '=', 'ready')
      .executeTakeFirst();
  });
}

/** Streams the file's parts in order, reading each only when the browser requests more. */
function contentOf(db: Db, { account_id, id, part_count }: Row<'file_exports'>): ReadableStream {
  let part = 0;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (part >= part_count) return controller.close();
      const { content } = await selectIn(db, account_id, 'file_export_parts')
        .select('content')
        .where('export_id', '=', id)
        .where('part', '=', part)
        .executeTakeFirstOrThrow();
      part += 1;
      controller.enqueue(new Uint8Array(content));
    },
  });
}

/** Routes for download links. Browsers follow them, so the link's secret is the only credential. */
export function downloadRoutes(parts: DownloadParts): Hono {
  const routes = new Hono();
  routes.get('/downloads/:accountId/:secret', async (c) => {
    await parts.limitAddress(callerAddress(c));
    const { accountId, secret } = c.req.param();
    // HEAD requests also come here; link previews send them before the person's own request
    const isTaken = c.req.method === 'GET';
    const file = await openLink(parts, { accountId, secret, isTaken });
    if (!file) throw notFound('export');
    const headers = {
      'content-type': MEDIA_TYPES[file.format],
      'content-length': String(file.bytes),
      'content-disposition': `attachment; filename="${file.file_name}"`,
    };
    return isTaken ? c.body(contentOf(parts.db, file), 200, headers) : c.body(null, 200, headers);
  });
  return routes;
}
