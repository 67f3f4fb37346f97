import * as z from 'zod/mini';

const linked = z.object({ _links: z.record(z.string(), z.object({ href: z.string() })) });

/** The path of a link, relative to `/idp/myaccount/`. */
export function pathOf(body: unknown, name: string): string {
  const { ['_links']: links } = linked.parse(body);
  return links[name]?.href.split('/idp/myaccount/')[1] ?? '';
}
