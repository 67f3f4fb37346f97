import { useState } from 'react';
import { useParams } from 'react-router';
import type { Contract, DriverRequest, RequestOf } from '@forecourt/api-client';
import { useMutation, useQuery } from '@forecourt/api-client/react';
import {
  Button,
  CardFacts,
  CardTimeline,
  Cluster,
  Columns,
  ConfirmDialog,
  InlineMessage,
  Link,
  MoneyField,
  Section,
  SegmentedControl,
  Stack,
  Status,
  Surface,
  TextField,
  type StatusTone,
} from '@forecourt/ui';
import { DriverPicture } from '@forecourt/ui/driver-decline';
import { formatDayAndTime, formatMoney, formatTime, formatTypedMoney } from '@forecourt/ui/format';
import {
  can,
  DRIVER_ALLOW_MINUTES,
  DRIVER_NOTE_CHARACTERS_MAX,
  driverAsk,
  driverAskReasonKey,
  driverRefusalWord,
  oneTimePurchase,
  declineKey,
  type DriverRequestState,
} from '@forecourt/validation';
import { href } from '../../addresses/href.ts';
import { Problem } from '../../app/Problem.tsx';
import { Screen } from '../../app/Screen.tsx';
import { useNow } from '../../app/useNow.ts';
import { useSentText, useText } from '../../messages/text.ts';
import { actorIn, useSelected } from '../../shell/account.ts';
import { NotLoaded } from '../cards/NotLoaded.tsx';
import { stepsOf } from './steps.ts';

const TONES: Readonly<Record<DriverRequestState, StatusTone>> = {
  open: 'warn',
  allowed: 'good',
  refused: 'bad',
  used: 'good',
  expired: 'neutral',
};

type Answer = RequestOf<Contract['answerDriverRequest']>['body'];

interface RequestProps {
  readonly request: DriverRequest;
}

/** Asks for the word that the driver reads with a refusal. */
function Refuse({
  request,
  isPending,
  onAnswer,
}: RequestProps & { readonly isPending: boolean; readonly onAnswer: (answer: Answer) => void }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const word = driverRefusalWord.safeParse(typed);
  return (
    <>
      <Button variant="danger" onPress={() => setOpen(true)}>
        {text('driverRequest.refuse')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={text('driverRequest.refuse.title', { name: request.driverName })}
        confirmLabel={text('driverRequest.refuse.confirm')}
        cancelLabel={text('driverRequest.refuse.keep')}
        isPending={isPending}
        blockedReason={word.success ? null : text('driverRequest.refuse.missing')}
        onConfirm={() => {
          setOpen(false);
          if (word.success) onAnswer({ answer: 'refuse', word: word.data });
        }}
        onCancel={() => setOpen(false)}
        fields={
          <TextField
            label={text('driverRequest.refuse.word')}
            value={typed}
            maxLength={DRIVER_NOTE_CHARACTERS_MAX}
            onChange={setTyped}
          />
        }
      >
        {text('driverRequest.refuse.why')}
      </ConfirmDialog>
    </>
  );
}

/** One tap allows what was requested; less, or longer, is one field away. */
function AnswerSection({ request }: RequestProps) {
  const text = useText();
  const sent = useSentText();
  const { account } = useSelected();
  const answering = useMutation('answerDriverRequest');
  const [amount, setAmount] = useState(formatTypedMoney(request.amountCents));
  const [minutes, setMinutes] = useState('30');
  const [failed, setFailed] = useState<string | null>(null);
  const may = can(actorIn(account), 'overrides.approve', { fleetId: request.fleetId });
  if (!may.allowed) {
    return (
      <InlineMessage tone="info" title={text('driverRequest.waiting')}>
        {may.reasons.map(({ key, params }) => sent(key, params)).join(' ')}
      </InlineMessage>
    );
  }
  const typed = oneTimePurchase.safeParse(amount);
  const cents = driverAsk.shape.amountCents.safeParse(typed.success ? typed.data : 0);
  const isGood = cents.success && cents.data <= request.amountCents;
  const answer = async (body: Answer) => {
    setFailed(null);
    const params = { transactionId: request.transactionId };
    const result = await answering.send({ params, body });
    if (!result.ok) setFailed(sent(result.failure.errorCode, result.failure.params));
  };
  const chosen = DRIVER_ALLOW_MINUTES.find((one) => String(one) === minutes) ?? 30;
  const asked = formatMoney(request.amountCents, request.currency);
  return (
    <Section
      title={text('driverRequest.answer')}
      hint={text('driverRequest.until', { time: formatTime(request.until, request.timeZone) })}
    >
      <Stack gap={16}>
        <MoneyField
          label={text('driverRequest.amount')}
          value={amount}
          onChange={setAmount}
          error={isGood ? undefined : text('driverRequest.amount.wrong', { amount: asked })}
        />
        <SegmentedControl
          aria-label={text('driverRequest.minutes')}
          value={minutes}
          onChange={setMinutes}
          options={DRIVER_ALLOW_MINUTES.map((count) => ({
            value: String(count),
            label: text('driverRequest.minutes.count', { count }),
          }))}
        />
        <Problem>{failed}</Problem>
        <Cluster gap={8}>
          <Button
            variant="primary"
            isPending={answering.isPending}
            disabledReason={isGood ? null : text('driverRequest.amount.wrong', { amount: asked })}
            onPress={() => {
              if (!cents.success) return;
              void answer({ answer: 'allow', amountCents: cents.data, minutes: chosen });
            }}
          >
            {text('driverRequest.allow', {
              amount: formatMoney(cents.success ? cents.data : 0, request.currency),
            })}
          </Button>
          <Refuse
            request={request}
            isPending={answering.isPending}
            onAnswer={(body) => void answer(body)}
          />
        </Cluster>
      </Stack>
    </Section>
  );
}

/** How a request stands in words: what was allowed and no longer works is no refusal. */
const standingOf = ({ state, isWithdrawn }: DriverRequest) =>
  isWithdrawn ? ('withdrawn' as const) : state;

function Result({ request }: RequestProps) {
  const text = useText();
  const { state, answerCents, word, until, timeZone, currency, answeredBy } = request;
  const name = answeredBy ?? text('driverRequest.bySettings');
  return (
    <InlineMessage
      tone={state === 'refused' ? 'bad' : state === 'expired' ? 'warn' : 'info'}
      title={text(`driverRequest.result.${standingOf(request)}`, {
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
                value: text(driverAskReasonKey(request.reason)),
              },
              {
                label: text('driverRequest.fact.note'),
                value: request.note === '' ? null : request.note,
              },
              { label: text('driverRequest.fact.rule'), value: text(declineKey(offer.rule)) },
              {
                label: text('driverRequest.fact.tried'),
                value: formatMoney(offer.askedCents, currency),
              },
              {
                label: text('driverRequest.fact.works'),
                value: offer.lessCents === null ? null : formatMoney(offer.lessCents, currency),
              },
              {
                label: text('driverRequest.fact.where'),
                value: `${request.siteName}, ${request.city}, ${request.siteState}`,
              },
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

/** What the driver photographed: the odometer or the pump. */
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
          of={query}
          what={text('driverRequest.picture')}
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
          <AnswerSection request={request} />
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

/** What a driver requests at the pump, its answer, and every step of it. */
export function Component() {
  const text = useText();
  const { transactionId = null } = useParams();
  const query = useQuery(
    'getDriverRequest',
    transactionId === null ? null : { params: { transactionId } },
  );
  const request = query.data;
  return (
    <Screen
      above={
        transactionId !== null && (
          <Link href={href('purchase', { transactionId })}>{text('driverRequest.decline')}</Link>
        )
      }
      title={
        request
          ? text('driverRequest.title', {
              name: request.driverName,
              amount: formatMoney(request.amountCents, request.currency),
            })
          : text('driverRequest.what')
      }
      {...(request
        ? {
            subtitle: (
              <>
                <Status tone={TONES[request.state]}>
                  {text(`driverRequest.state.${standingOf(request)}`)}
                </Status>
                {` ${request.siteName}, ${request.city}, ${request.siteState}`}
              </>
            ),
          }
        : {})}
    >
      {request ? (
        <Content request={request} />
      ) : (
        <NotLoaded
          of={query}
          what={text('driverRequest.what')}
          notFound={text('driverRequest.notFound')}
        />
      )}
    </Screen>
  );
}
