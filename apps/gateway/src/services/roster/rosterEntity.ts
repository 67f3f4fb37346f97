import type {
  Driver,
  driverRecord,
  DriverRecord,
  FieldIssue,
  RosterState,
} from '@forecourt/validation';
import { sql, type RawBuilder } from 'kysely';
import type { AccountContext } from '../../http/context.ts';
import { notFound } from '../../http/refusal.ts';
import { columnsOf, factsOf } from '../../store/factsOf.ts';
import { newId } from '../../store/ids.ts';
import { changeRow, insertIn, sameAccount, selectIn, rowIn } from '../../store/inAccount.ts';
import type { Page } from '../../store/keyset.ts';
import { likeText } from '../../store/likeText.ts';
import { inFleets } from '../../store/scope.ts';
import { inOrder, sortedPage, type SortedRequest, type SortKey } from '../../store/sortedPage.ts';
import { changeOf } from '../events/changes.ts';
import { recordFacts } from '../events/recordEvent.ts';
import { lockOrders } from '../orders/counters.ts';
import {
  countsOf,
  fleetIssues,
  liveCards,
  requireEditable,
  requireNoIssues,
  type RosterKind,
} from './roster.ts';

/** What differs between drivers and vehicles. */
interface EntityOptions<Body, Kind, Schema> {
  readonly kind: Kind;
  readonly record: Schema;
  readonly firstSort: string;
  /** In addition to the fleet and the number of cards, by which both can be sorted. */
  readonly sorts: Readonly<Record<string, SortKey>>;
  /** Whether a row matches the search. */
  readonly holds: (like: string) => RawBuilder<boolean>;
  /** Issues with values that another row already has, or that have already expired. */
  findConflicts(context: AccountContext, body: Body, ownId: string | null): Promise<FieldIssue[]>;
  /** Called when an edit moves a row to another fleet. */
  onMoved?(context: AccountContext, id: string): Promise<void>;
}

interface Filter extends Omit<SortedRequest, 'sort'> {
  readonly q?: string | undefined;
  readonly status?: RosterState | undefined;
  readonly fleetId?: string | undefined;
  readonly sort?: string | undefined;
  readonly total?: unknown;
}

interface Edit<Body> {
  readonly params: { readonly id: string };
  readonly body: Body;
}

export interface RosterEntity<Body, Shown> {
  /** One page of records, in the requested order. */
  page(context: AccountContext, query: Filter): Promise<Page<Shown>>;
  /** The page, with the number of rows in each state if `total` is requested. */
  list(
    context: AccountContext,
    query: Filter,
  ): Promise<Page<Shown> & { counts: ReturnType<typeof countsOf> | null }>;
  /** Reads one in its API shape. @throws Refusal `<subject>.notFound` */
  read(context: AccountContext, id: string): Promise<Shown>;
  /** Adds one. @throws Refusal `<subject>.notPossible` if there are issues */
  add(context: AccountContext, body: Body): Promise<Shown>;
  /** Changes one. @throws Refusal if it was changed in the meantime, or there are issues */
  edit(context: AccountContext, edit: Edit<Body>): Promise<Shown>;
}

/** Lists, reads, adds, and changes drivers or vehicles within the person's fleets. */
export function rosterEntity<
  Body extends { readonly fleetId: string },
  Shown,
  Kind extends RosterKind = RosterKind,
  Schema = { readonly shape: object },
>(options: EntityOptions<Body, Kind, Schema>): RosterEntity<Body, Shown>;
export function rosterEntity(
  options: EntityOptions<Driver, RosterKind & { readonly table: 'drivers' }, typeof driverRecord>,
): RosterEntity<Driver, DriverRecord> {
  const { kind, record, firstSort, sorts } = options;
  const { table, subject } = kind;
  const visibleRows = ({ trx, account, fleetIds }: AccountContext) =>
    selectIn(trx, account.account_id, `${table} as r`)
      .innerJoin('fleets as f', (on) => sameAccount(on, 'f.id', 'r.fleet_id'))
      .where(inFleets('r.fleet_id', fleetIds));
  const cardCount = (context: AccountContext) => liveCards(context, kind, 'r.id');
  const withNames = (context: AccountContext, query: ReturnType<typeof visibleRows>) =>
    query.selectAll('r').select(['f.name as fleet_name', cardCount(context).as('card_count')]);
  /** Applies every filter except the state, so that each state can be counted. */
  const matchingRows = (context: AccountContext, { q, fleetId }: Filter) => {
    const like = likeText(q?.trim() ?? '');
    let query = visibleRows(context);
    if (fleetId) query = query.where('r.fleet_id', '=', fleetId);
    return like === '%%' ? query : query.where(options.holds(like));
  };
  const sortKey = (context: AccountContext, sort: string): SortKey => {
    if (sort === 'fleet') return { expression: sql`lower(f.name)`, type: 'text' };
    return sorts[sort] ?? { expression: cardCount(context), type: 'bigint' };
  };
  const requirePossible = async (context: AccountContext, body: Driver, ownId: string | null) =>
    requireNoIssues(kind, [
      ...(await fleetIssues(context, kind, body.fleetId)),
      ...(await options.findConflicts(context, body, ownId)),
    ]);
  const read = async (context: AccountContext, id: string) =>
    factsOf(
      record,
      await withNames(context, visibleRows(context).where('r.id', '=', id)).executeTakeFirstOrThrow(
        () => notFound(subject),
      ),
    );
  const page = async (context: AccountContext, query: Filter) => {
    const request = { ...query, sort: query.sort ?? firstSort };
    const matching = matchingRows(context, query);
    const selected = query.status ? matching.where('r.status', '=', query.status) : matching;
    const key = sortKey(context, request.sort);
    const rows = await inOrder(withNames(context, selected), key, sql`r.id`, request).execute();
    return sortedPage(rows, request, (row) => factsOf(record, row));
  };
  return {
    page,
    read,
    async list(context, query) {
      const result = await page(context, query);
      if (query.total === undefined) return { ...result, counts: null };
      const rows = await matchingRows(context, query)
        .select(['r.status', sql<number>`count(*)`.as('n')])
        .groupBy('r.status')
        .execute();
      const counts = countsOf(rows);
      const total = query.status ? counts[query.status] : counts.active + counts.terminated;
      return { ...result, counts, total };
    },
    async add(context, body) {
      const { trx, account } = context;
      // prevents a duplicate from being added between the check and the insert
      await lockOrders(trx, account.account_id);
      await requirePossible(context, body, null);
      const id = newId();
      const values = columnsOf(body);
      await insertIn(trx, account.account_id, table, { id, ...values });
      await recordFacts(context, [changeOf(kind, id, null, values).fact]);
      return read(context, id);
    },
    async edit(context, { params: { id }, body }) {
      const { trx, account, fleetIds } = context;
      await lockOrders(trx, account.account_id);
      const before = await rowIn(trx, account.account_id, table, id)
        .where(inFleets('fleet_id', fleetIds))
        .forUpdate()
        .executeTakeFirstOrThrow(() => notFound(subject));
      requireEditable(kind, before, context);
      await requirePossible(context, body, id);
      const values = columnsOf(body);
      await changeRow(trx, account.account_id, table, id, values);
      await recordFacts(context, [changeOf(kind, id, { ...before }, values).fact]);
      if (values.fleet_id !== before.fleet_id) await options.onMoved?.(context, id);
      return read(context, id);
    },
  };
}
