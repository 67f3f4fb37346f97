import { lazy, Suspense } from 'react';
import type { Overview } from '@forecourt/api-client';
import { Section } from '@forecourt/ui/section';
import { Skeleton } from '@forecourt/ui/skeleton';
import { useText } from '../../messages/text.ts';

const SpendChart = lazy(() => import('./SpendChart.tsx'));

/** Six months of spend by category; the chart loads after the page. [ENT-10 to ENT-13, CONST-02] */
export function SpendSection({ overview }: { readonly overview: Overview | undefined }) {
  const text = useText();
  const waiting = (
    <Section title={text('overview.spend')} hint={text('overview.spend.hint')}>
      <Skeleton shape="chart" />
    </Section>
  );
  if (!overview) return waiting;
  return (
    <Suspense fallback={waiting}>
      <SpendChart overview={overview} />
    </Suspense>
  );
}
