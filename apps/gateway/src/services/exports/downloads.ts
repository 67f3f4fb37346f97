import type { Clock } from '@forecourt/server';
import { Hono } from 'hono';
import { callerAddress } from '../../http/address.ts';
import type { AddressLimit } from '../../http/callLimit.ts';
import { notFound } from '../../http/refusal.ts';
import { deleteIn, selectIn, rowIn } from '../../store/inAccount.ts';
import type { Db, Row } from '../../store/schema.ts';
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

/** Consumes a link and returns its file; `undefined` if it is unknown, used, or expired. */
async function takeLink(
  { db, clock }: DownloadParts,
  accountId: string,
  secret: string,
): Promise<Row<'file_exports'> | undefined> {
  const at = clock.now().toISOString();
  return db.transaction().execute(async (trx) => {
    const link = await deleteIn(trx, accountId, 'download_links')
      .where('token_hash', '=', secretHash(secret))
      .returning(['export_id', 'expires_at'])
      .executeTakeFirst();
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
    const file = await takeLink(parts, accountId, secret);
    if (!file) throw notFound('export');
    return c.body(contentOf(parts.db, file), 200, {
      'content-type': MEDIA_TYPES[file.format],
      'content-length': String(file.bytes),
      'content-disposition': `attachment; filename="${file.file_name}"`,
    });
  });
  return routes;
}
