import { lazy, Suspense } from 'react';
import { Plus } from 'lucide-react';
import { useOverview } from '@forecourt/api-client/react';
import { Columns, FirstInColumn } from '@forecourt/ui/columns';
import { ButtonLink } from '@forecourt/ui/link';
import { useApp } from '../../app/App.ts';
import { href } from '../../addresses/href.ts';
import { Screen } from '../../app/Screen.tsx';
import { formatDayRange, formatTime } from '@forecourt/ui/format';
import { useText } from '../../messages/text.ts';
import { fleetQuery, useSelected } from '../../shell/account.ts';
import { useFleetFallback } from '../../shell/useFleetFallback.ts';
import { FeesSection } from './FeesSection.tsx';
import { hasNoHistory } from './figures.ts';
import { FiguresStrip } from './FiguresStrip.tsx';
import { NeedsYouSection } from './NeedsYouSection.tsx';
import { PartFailure } from './PartFailure.tsx';
import { SpendSection } from './SpendSection.tsx';
import { TopCardsSection } from './TopCardsSection.tsx';

const FirstSteps = lazy(() => import('./FirstSteps.tsx'));

/** Spend, balances, top cards, and what needs attention. [NAV-02, SCREEN-15, FLAG-26] */
export function Component() {
  const text = useText();
  // the first version of the dashboard showed no aside
  const isFirst = useApp().flags.has('dashboardV1');
  const { viewer, fleetId } = useSelected();
  const { data, failure, retry } = useOverview(fleetQuery(fleetId));
  useFleetFallback(failure);
  const isFailed = failure !== undefined && data === undefined;
  if (data && fleetId === null && hasNoHistory(data)) {
    return (
      <Screen title={text('overview.title')} subtitle={text('overview.first.subtitle')}>
        <Suspense>
          <FirstSteps />
        </Suspense>
      </Screen>
    );
  }
  return (
    <Screen
      title={text('overview.title')}
      subtitle={
        data
          ? text('overview.asOf', {
              cycle: formatDayRange(data.cycle.startsOn, data.cycle.endsOn),
              time: formatTime(data.asOf, data.timeZone),
            })
          : text('overview.loading')
      }
      actions={
        <>
          {fleetId !== null && (
            <ButtonLink href={href('switchGroup')}>{text('overview.oneFleet')}</ButtonLink>
          )}
          {viewer.may('cards.order') && (
            <ButtonLink
              variant="primary"
              href={href('orderCards')}
              icon={<Plus size={16} strokeWidth={2} />}
            >
              {text('overview.orderCards')}
            </ButtonLink>
          )}
        </>
      }
    >
      <Columns
        lead={
          <>
            {failure && <PartFailure failure={failure} isStale={!isFailed} onRetry={retry} />}
            {!isFailed && <FiguresStrip overview={data} />}
          </>
        }
        aside={
          !isFirst && (
            <>
              <FirstInColumn>
                <NeedsYouSection />
              </FirstInColumn>
              {!isFailed && viewer.may('bills.view') && <FeesSection overview={data} />}
            </>
          )
        }
      >
        {!isFailed && (
          <>
            <SpendSection overview={data} />
            <TopCardsSection overview={data} />
          </>
        )}
      </Columns>
    </Screen>
  );
}
