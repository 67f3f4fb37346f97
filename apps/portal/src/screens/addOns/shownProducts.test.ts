import { expect, it } from 'vitest';
import { ADD_ON_SERVICES, resolveFlags } from '@forecourt/validation';
import { shownProducts } from './shownProducts.ts';

const offered = ADD_ON_SERVICES.map((service) => ({ service, isOffered: true }));
const shown = (flags: Record<string, boolean>) =>
  shownProducts(resolveFlags(flags), offered).map(({ service }) => service);

it.each([
  ['FLAG-06', 'fleetAdvanceBeta', 'fleetAdvance'],
  ['FLAG-24', 'proximityMenu', 'proximity'],
] as const)('[%s] needs %s on to show the product %s', (_id, flag, service) => {
  expect(shown({ [flag]: true })).toContain(service);
  expect(shown({ [flag]: false })).not.toContain(service);
});

it('hides a product that the program does not offer', () => {
  expect(shownProducts(resolveFlags(), [{ service: 'oneLook', isOffered: false }])).toEqual([]);
});
