import type * as z from 'zod/mini';
import type { Flag, Permission } from '@forecourt/validation';
import { uuid } from './common.ts';
import { shape } from './shapes.ts';
import type { Entity } from './shownBy.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type Schema = z.core.$ZodType;

/**
 * A gateway call, declared once. The typed client, the gateway's routes and validation,
 * `openapi.json`, and the test fakes are all derived from it.
 */
export interface Call {
  readonly method: Method;
  /** Path with `:name` segments, as in section 7 of the specification. */
  readonly path: `/${string}`;
  readonly summary: string;
  /** Schema of the path segments; each defaults to a UUID. */
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  readonly response: Schema;
  /** Maximum body size in bytes; defaults to `BODY_BYTES_MAX`. */
  readonly bodyBytesMax?: number;
  /** Error codes in addition to `COMMON_ERRORS`. */
  readonly errors: readonly string[];
  /** Entities the call changes; clients refetch the calls that show them. */
  readonly changes: readonly Entity[];
  /** Permission required in the selected account; `null` if matching `caller` is enough. */
  readonly permission: Permission | null;
  /** Flag that must be on, in addition to those the permission requires. */
  readonly flag?: Flag;
  /**
   * Who may call. `person`: a token of a known user. `newcomer`: a token of a user the gateway may
   * not know yet. `anyone`: no token is read.
   */
  readonly caller: 'person' | 'newcomer' | 'anyone';
  /** Set if the response is meant for someone in a browser: API keys are always refused. */
  readonly isForPeople?: true;
  /**
   * Set if the body has the `token` of a driver's link. Rate limits then count per link, so that
   * phones behind one address do not block each other, and per address if the link does not exist.
   */
  readonly isByLink?: true;
  /** `required` if the call moves a card or money and takes an `idempotency-key` header. */
  readonly idempotency: 'required' | 'none';
  /** `required` if the call edits one row and takes its version in `if-match`. */
  readonly version: 'required' | 'none';
}

export const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

type Route = `${Method} /${string}`;
type Defaults = 'errors' | 'changes' | 'caller' | 'idempotency' | 'version';

type Declaration = Omit<Call, Defaults | 'method' | 'path' | 'permission'> &
  Partial<Pick<Call, Defaults>>;
type Segments<P> = P extends `${string}/:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | Segments<`/${More}`>
    : Rest
  : never;
type Params<P extends Route, C> = C extends { readonly params: Schema }
  ? unknown
  : [Segments<P>] extends [never]
    ? unknown
    : { readonly params: z.ZodMiniObject<Record<Segments<P>, typeof uuid>> };
type DeclaredCall<P extends Route, Access extends Call['permission'], C extends Declaration> = Omit<
  C,
  Defaults
> &
  Params<P, C> & {
    readonly method: P extends `${infer M extends Method} ${string}` ? M : never;
    readonly path: P extends `${Method} ${infer Path extends Call['path']}` ? Path : never;
    readonly errors: C['errors'] extends readonly string[] ? C['errors'] : readonly [];
    readonly permission: Access;
    readonly changes: readonly Entity[];
    readonly caller: C['caller'] extends Call['caller'] ? C['caller'] : 'person';
    readonly idempotency: C extends { readonly idempotency: infer I }
      ? I
      : [C, Access] extends [{ readonly changes: object }, string]
        ? 'required'
        : 'none';
    readonly version: C['version'] extends 'required' ? 'required' : 'none';
  };

/**
 * Declares a call and the permission it requires. Defaults: no `changes`, `caller: 'person'`, a
 * UUID for each path segment, and no version. A `version` adds the error `version.stale`. A call
 * that changes anything in an account requires an idempotency key unless it opts out.
 */
export function call<
  const P extends Route,
  const Access extends Call['permission'],
  const C extends Declaration,
>(route: P, permission: Access, declaration: C): DeclaredCall<P, Access, C>;
export function call(
  route: Route,
  permission: Call['permission'],
  declaration: Declaration,
): object {
  const [method, path] = route.split(' ');
  const segments = [...route.matchAll(/:(\w+)/g)].map(([, name]) => [name, uuid] as const);
  return {
    method,
    path,
    permission,
    ...(segments.length > 0 && { params: shape(Object.fromEntries(segments)) }),
    changes: [],
    caller: 'person',
    idempotency: declaration.changes && permission !== null ? 'required' : 'none',
    version: 'none',
    ...declaration,
    errors: [
      ...(declaration.errors ?? []),
      ...(declaration.version === 'required' ? ['version.stale'] : []),
    ],
  };
}

/** `call` for calls that all require the same permission. */
export const callsNeeding =
  <const Access extends Call['permission']>(permission: Access) =>
  <const P extends Route, const C extends Declaration>(route: P, declaration: C) =>
    call(route, permission, declaration);

type OutputOf<S> = S extends Schema ? z.output<S> : undefined;
type InputOf<S> = S extends Schema ? z.input<S> : undefined;
type Field<C, K extends string> = C extends { readonly [P in K]: infer S } ? S : undefined;

/** The parts of a request that the call declares, as the caller passes them. */
export type RequestOf<C extends Call> = {
  [K in 'params' | 'query' | 'body' as Field<C, K> extends Schema ? K : never]: InputOf<
    Field<C, K>
  >;
};
/** The parsed request that the gateway's handler receives. */
export type ParsedRequestOf<C extends Call> = {
  readonly [K in 'params' | 'query' | 'body']: OutputOf<Field<C, K>>;
};
export type ResponseOf<C extends Call> = z.output<C['response']>;
export type ResponseInputOf<C extends Call> = z.input<C['response']>;
