import type * as z from 'zod/mini';
import type { Flag, Permission } from '@forecourt/validation';
import { uuid } from './common.ts';
import { shape } from './shapes.ts';
import type { Entity } from './shownBy.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type Schema = z.core.$ZodType;

/**
 * One call of the gateway, declared once. The typed client, the gateway's routes and input checks,
 * `openapi.json` and the test fakes all come from it.
 */
export interface Call {
  readonly method: Method;
  /** Path with `:name` segments, as in the specification's section 7. */
  readonly path: `/${string}`;
  readonly summary: string;
  /** What the segments hold; without it each is a UUID. */
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  readonly response: Schema;
  /** How large the body may be; default `BODY_BYTES_MAX`. */
  readonly bodyBytesMax?: number;
  /** Error codes besides those that every call can answer. */
  readonly errors: readonly string[];
  /** What is different once it succeeded, so that what shows it is asked for again. */
  readonly changes: readonly Entity[];
  /** What the actor must be allowed to do in the selected account; null: being the `caller` is enough. */
  readonly permission: Permission | null;
  /** The flag that has to be on besides those of the permission; left out: none. */
  readonly flag?: Flag;
  /**
   * Who may call. `person`: someone with a token whom the gateway knows. `newcomer`: someone with a
   * token whom it may not know yet. `anyone`: no token is read.
   */
  readonly caller: 'person' | 'newcomer' | 'anyone';
  /** Its answer is for somebody in a browser: no key makes it, whatever its permissions. */
  readonly isForPeople?: true;
  /**
   * Its body has the `token` of a driver's link. It counts for that link, so that phones behind one
   * address do not stand in each other's way, and for the address where there is no such link.
   */
  readonly isByLink?: true;
  /** `required`: the call moves a card or money and takes the header `idempotency-key`. */
  readonly idempotency: 'required' | 'none';
  /** `required`: the call edits one row and takes its version in `if-match`. */
  readonly version: 'required' | 'none';
}

export const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

type Place = `${Method} /${string}`;
type Defaults = 'errors' | 'changes' | 'caller' | 'idempotency' | 'version';

type Declaration = Omit<Call, Defaults | 'method' | 'path' | 'permission'> &
  Partial<Pick<Call, Defaults>>;
type Segments<P> = P extends `${string}/:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | Segments<`/${More}`>
    : Rest
  : never;
type Params<P extends Place, C> = C extends { readonly params: Schema }
  ? unknown
  : [Segments<P>] extends [never]
    ? unknown
    : { readonly params: z.ZodMiniObject<Record<Segments<P>, typeof uuid>> };
type Declared<P extends Place, Who extends Call['permission'], C extends Declaration> = Omit<
  C,
  Defaults
> &
  Params<P, C> & {
    readonly method: P extends `${infer M extends Method} ${string}` ? M : never;
    readonly path: P extends `${Method} ${infer Path extends Call['path']}` ? Path : never;
    readonly errors: C['errors'] extends readonly string[] ? C['errors'] : readonly [];
    readonly permission: Who;
    readonly changes: readonly Entity[];
    readonly caller: C['caller'] extends Call['caller'] ? C['caller'] : 'person';
    readonly idempotency: C extends { readonly idempotency: infer I }
      ? I
      : [C, Who] extends [{ readonly changes: object }, string]
        ? 'required'
        : 'none';
    readonly version: C['version'] extends 'required' ? 'required' : 'none';
  };

/**
 * Declares a call, and what its caller must be allowed to do. Without `changes` it changes nothing that
 * is shown, without `caller` it is for people, without `params` each segment of its path is a UUID,
 * without `version` it takes none; with one it can answer `version.stale`. What changes something in
 * an account takes an idempotency key, unless the call says otherwise.
 */
export function call<
  const P extends Place,
  const Who extends Call['permission'],
  const C extends Declaration,
>(place: P, permission: Who, declared: C): Declared<P, Who, C>;
export function call(place: Place, permission: Call['permission'], declared: Declaration): object {
  const [method, path] = place.split(' ');
  const segments = [...place.matchAll(/:(\w+)/g)].map(([, name]) => [name, uuid] as const);
  return {
    method,
    path,
    permission,
    ...(segments.length > 0 && { params: shape(Object.fromEntries(segments)) }),
    changes: [],
    caller: 'person',
    idempotency: declared.changes && permission !== null ? 'required' : 'none',
    version: 'none',
    ...declared,
    errors: [
      ...(declared.errors ?? []),
      ...(declared.version === 'required' ? ['version.stale'] : []),
    ],
  };
}

type OutputOf<S> = S extends Schema ? z.output<S> : undefined;
type InputOf<S> = S extends Schema ? z.input<S> : undefined;
type Field<C, K extends string> = C extends { readonly [P in K]: infer S } ? S : undefined;

/** What the caller gives: only the parts that the call declares. */
export type RequestOf<C extends Call> = {
  [K in 'params' | 'query' | 'body' as Field<C, K> extends Schema ? K : never]: InputOf<
    Field<C, K>
  >;
};
/** What the gateway's handler receives, after the contract's checks. */
export type ParsedRequestOf<C extends Call> = {
  readonly [K in 'params' | 'query' | 'body']: OutputOf<Field<C, K>>;
};
export type ResponseOf<C extends Call> = z.output<C['response']>;
export type ResponseInputOf<C extends Call> = z.input<C['response']>;
