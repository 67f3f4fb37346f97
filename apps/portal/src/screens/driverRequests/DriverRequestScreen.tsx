import { useParams } from 'react-router';
import type { DriverRequest } from '@forecourt/api-client';
import { useQuery } from '@forecourt/api-client/react';
import {
  CardFacts,
  CardTimeline,
  Columns,
  InlineMessage,
  Link,
  Section,
  Stack,
  Status,
  Surface,
  type StatusTone,
} from '@forecourt/ui';
import { DriverPicture } from '@forecourt/ui/driver-decline';
import { formatDayAndTime, formatMoney, formatTime } from '@forecourt/ui/format';
import { driverRequestReasonKey, declineKey, type DriverRequestState } from '@forecourt/validation';
import { href } from '../../addresses/href.ts';
import { Screen } from '../../app/Screen.tsx';
import { useNow } from '../../app/useNow.ts';
import { useText } from '../../messages/text.ts';
import { NotLoaded } from '../cards/NotLoaded.tsx';
import { AnswerSection } from './AnswerSection.tsx';
import { stepsOf } from './steps.ts';

const TONES: Readonly<Record<DriverRequestState, StatusTone>> = {
  open: 'warn',
  allowed: 'good',
  refused: 'bad',
  used: 'good',
  expired: 'neutral',
};

interface RequestProps {
  readonly request: DriverRequest;
}

const placeOf = ({ siteName, city, siteState }: DriverRequest) =>
  `${siteName}, ${city}, ${siteState}`;

/** A request's status for display: an allowance that was withdrawn is not a refusal. */
const displayStateOf = ({ state, isWithdrawn }: DriverRequest) =>
  isWithdrawn ? ('withdrawn' as const) : state;

function Result({ request }: RequestProps) {
  const text = useText();
  const { state, answerCents, word, until, timeZone, currency, answeredBy } = request;
  const name = answeredBy ?? text('driverRequest.bySettings');
  return (
    <InlineMessage
      tone={state === 'refused' ? 'bad' : state === 'expired' ? 'warn' : 'info'}
      title={text(`driverRequest.result.${displayStateOf(request)}`, {
        name,
        amount: formatMoney(answerCents ?? 0, currency),
        time: formatTime(until, timeZone),
      })}
    >
      {word ?? undefined}
    </InlineMessage>
  );
}

function Facts({ request }: RequestProps) {
  const text = useText();
  const now = useNow();
  const { offer, currency } = request;
  return (
    <Surface>
      <CardFacts
        groups={[
          {
            title: text('driverRequest.facts'),
            facts: [
              {
                label: text('driverRequest.fact.reason'),
                value: text(driverRequestReasonKey(request.reason)),
              },
              request.note !== '' && {
                label: text('driverRequest.fact.note'),
                value: request.note,
              },
              { label: text('driverRequest.fact.rule'), value: text(declineKey(offer.rule)) },
              {
                label: text('driverRequest.fact.tried'),
                value: formatMoney(offer.askedCents, currency),
              },
              offer.lessCents !== null && {
                label: text('driverRequest.fact.works'),
                value: formatMoney(offer.lessCents, currency),
              },
              { label: text('driverRequest.fact.where'), value: placeOf(request) },
              {
                label: text('driverRequest.fact.when'),
                value: formatDayAndTime(request.declinedAt, request.timeZone, now),
              },
              {
                label: text('driverRequest.fact.card'),
                value: (
                  <Link href={href('card', { cardId: request.cardId })}>
                    {text('driverRequest.card', { last4: request.last4 })}
                  </Link>
                ),
              },
              {
                label: text('driverRequest.fact.driver'),
                value: (
                  <Link href={href('driver', { id: request.driverId })}>{request.driverName}</Link>
                ),
              },
              { label: text('driverRequest.fact.fleet'), value: request.fleetName },
            ],
          },
        ]}
      />
    </Surface>
  );
}

/** The driver's photo of the odometer or the pump. */
function Picture({ request: { transactionId, driverName } }: RequestProps) {
  const text = useText();
  const query = useQuery('getDriverPicture', { params: { transactionId } });
  return (
    <Section title={text('driverRequest.picture')}>
      {query.data ? (
        <DriverPicture
          contentBase64={query.data.contentBase64}
          alt={text('driverRequest.picture.alt', { name: driverName })}
        />
      ) : (
        <NotLoaded
          query={query}
          subject={text('driverRequest.picture')}
          notFound={text('driverRequest.picture.notFound')}
        />
      )}
    </Section>
  );
}

function Content({ request }: RequestProps) {
  const text = useText();
  const now = useNow();
  return (
    <Columns aside={<Facts request={request} />}>
      <Stack gap={16}>
        {request.state === 'open' ? (
          <AnswerSection key={request.requestId} request={request} />
        ) : (
          <Result request={request} />
        )}
        {request.hasPicture === true && <Picture request={request} />}
        <Section title={text('driverRequest.steps')}>
          <CardTimeline
            label={text('driverRequest.steps')}
            entries={stepsOf(request, text, now)}
            empty={null}
          />
        </Section>
      </Stack>
    </Columns>
  );
}

/** A driver's request at the pump, its answer, and its history. */
export function Component() {
  const text = useText();
  const { transactionId = null } = useParams();
  const query = useQuery(
    'getDriverRequest',
    transactionId === null ? null : { params: { transactionId } },
  );
  const request = query.data;
  const what = text('driverRequest.what');
  const above = transactionId !== null && (
    <Link href={href('purchase', { transactionId })}>{text('driverRequest.decline')}</Link>
  );
  if (!request) {
    return (
      <Screen above={above} title={what}>
        <NotLoaded query={query} subject={what} notFound={text('driverRequest.notFound')} />
      </Screen>
    );
  }
  const amount = formatMoney(request.amountCents, request.currency);
  return (
    <Screen
      above={above}
      title={text('driverRequest.title', { name: request.driverName, amount })}
      subtitle={placeOf(request)}
      status={
        <Status tone={TONES[request.state]}>
          {text(`driverRequest.state.${displayStateOf(request)}`)}
        </Status>
      }
    >
      <Content request={request} />
    </Screen>
  );
}
