import { DEFAULT_LANGUAGE } from './language.ts';
import { PATHS, type RouteName } from './paths.ts';

type NameIn<Segment extends string> = Segment extends `:${infer Name}` ? Name : never;
type NamesIn<Path extends string> = Path extends `${infer Segment}/${infer Rest}`
  ? NameIn<Segment> | NamesIn<Rest>
  : NameIn<Path>;
/** The `:name` segments that a route's path needs. */
export type PathParams<R extends RouteName> = NamesIn<(typeof PATHS)[R]>;

/** Routes without path parameters, which a menu can link to. */
export type PlainRoute = {
  [R in RouteName]: [PathParams<R>] extends [never] ? R : never;
}[RouteName];

/** Query parameters; undefined and empty values are omitted. */
export type QueryParams = Readonly<Record<string, string | number | undefined>>;

type HrefArguments<R extends RouteName> = [PathParams<R>] extends [never]
  ? [params?: Readonly<Record<string, never>>, query?: QueryParams]
  : [params: Readonly<Record<PathParams<R>, string>>, query?: QueryParams];

/**
 * Returns a screen's address, starting with the language. Every link in the portal is built here.
 * `href('card', { cardId })`, `href('accountSettings', {}, { tab: 'fleets' })`. [I18N-05]
 */
export function href<R extends RouteName>(
  route: R,
  ...[params = {}, query = {}]: HrefArguments<R>
): string {
  const values: Readonly<Record<string, string>> = params;
  const path = PATHS[route].replaceAll(/:([A-Za-z]+)/g, (_segment, name: string) =>
    encodeURIComponent(values[name] ?? ''),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  const queryString = search.size > 0 ? `?${search}` : '';
  return `/${DEFAULT_LANGUAGE}${path}${queryString}`;
}
