import type { PlainRoute, QueryParams } from '../../addresses/href.ts';

/** Short answers to what is asked most; `help.tutorial.<name>` and its steps are the words. */
export const TUTORIALS = [
  { name: 'lost', route: 'cards' },
  { name: 'declined', route: 'activity', query: { status: 'declined' } },
  { name: 'limits', route: 'cardLimits' },
  { name: 'order', route: 'importOrder' },
  { name: 'pay', route: 'pay' },
  { name: 'people', route: 'drivers' },
] as const satisfies readonly {
  readonly name: string;
  readonly route: PlainRoute;
  readonly query?: QueryParams;
}[];
export const STEPS = [1, 2, 3] as const;
