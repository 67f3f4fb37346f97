import type { FundingMethodRecord } from '@forecourt/validation';

/** A card that can move money now, with these changes. */
export const methodWith = (overrides: Partial<FundingMethodRecord> = {}): FundingMethodRecord => ({
  methodId: 'one',
  type: 'card',
  state: 'active',
  name: 'Visa',
  last4: '4821',
  expiresOn: '2029-04',
  reference: null,
  feeBasisPoints: 250,
  triesLeft: null,
  addedAt: '2026-11-01T12:00:00Z',
  usableFrom: '2026-11-01T12:00:00Z',
  removedAt: null,
  isUsable: true,
  version: 1,
  ...overrides,
});
