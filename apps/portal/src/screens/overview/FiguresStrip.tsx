import type { Overview } from '@forecourt/api-client';
import { KeyFigures } from '@forecourt/ui/key-figures';
import { useText } from '../../messages/text.ts';
import { useFigures, type Figures } from './useFigures.tsx';

/** Typical figures, which reserve the space of the real ones while those load. */
const TO_COME: Figures = {
  currency: 'USD',
  cycle: { startsOn: '2026-11-01', endsOn: '2026-11-30' },
  balances: {
    creditLimitCents: 15_000_000,
    availableCents: 9_681_956,
    postedCents: 44_483_033,
    pendingCents: 2_635_011,
    dueCents: 0,
    dueOn: null,
  },
  spend: {
    cycleToDateCents: 5_318_044,
    previousToDateCents: 5_500_000,
    cycleMilligallons: 109_775_000,
    averagePriceMills: 3412,
    regionPriceMills: 3468,
    dailyCents: [1, 2],
  },
  declines: { lastSevenDays: 31, needALook: 12 },
};

/** The key figures, each with its comparison and a link to its entries. */
export function FiguresStrip({ overview }: { readonly overview: Overview | undefined }) {
  const text = useText();
  return (
    <KeyFigures
      isLoading={!overview}
      label={text('overview.figures')}
      figures={useFigures(overview ?? TO_COME)}
    />
  );
}
