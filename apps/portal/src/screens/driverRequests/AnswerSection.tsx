import { useState } from 'react';
import type { Contract, DriverRequest, RequestOf } from '@forecourt/api-client';
import { useMutation } from '@forecourt/api-client/react';
import {
  Button,
  Cluster,
  ConfirmDialog,
  InlineMessage,
  MoneyField,
  Section,
  SegmentedControl,
  Stack,
  TextField,
  useBanners,
} from '@forecourt/ui';
import { formatMoney, formatTime, formatTypedMoney } from '@forecourt/ui/format';
import {
  can,
  DRIVER_ALLOW_MINUTES,
  DRIVER_NOTE_CHARACTERS_MAX,
  driverRequestInput,
  driverRefusalWord,
  oneTimePurchase,
} from '@forecourt/validation';
import { optionsOf } from '../../app/optionsOf.ts';
import { Problem } from '../../app/Problem.tsx';
import { useFailureReason } from '../../app/useFailureReason.ts';
import { useSentText, useText } from '../../messages/text.ts';
import { actorIn, useSelected } from '../../shell/account.ts';

type Answer = RequestOf<Contract['answerDriverRequest']>['body'];

interface RequestProps {
  readonly request: DriverRequest;
}

/** Sends one answer at a time; reports why one failed. */
function useAnswer({ transactionId }: DriverRequest) {
  const banners = useBanners();
  const reason = useFailureReason();
  const { send, isPending, failure } = useMutation('answerDriverRequest');
  const [lastAnswer, setLastAnswer] = useState<Answer['answer'] | null>(null);
  const answer = async (body: Answer) => {
    setLastAnswer(body.answer);
    const result = await send({ params: { transactionId }, body });
    // the page now shows the answer, so earlier errors no longer apply
    if (result.ok) banners.clear();
  };
  const problemOf = (choice: Answer['answer']) => (
    <Problem>{failure && lastAnswer === choice && reason(failure)}</Problem>
  );
  return { answer, isPending, problemOf };
}

interface RefuseProps extends RequestProps {
  readonly answering: ReturnType<typeof useAnswer>;
}

/** Asks for the word that the driver sees with a refusal. */
function Refuse({ request, answering: { answer, isPending, problemOf } }: RefuseProps) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const word = driverRefusalWord.safeParse(typed);
  return (
    <>
      <Button
        variant="danger"
        disabledReason={isPending ? text('driverRequest.sending') : null}
        onPress={() => setOpen(true)}
      >
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
          if (word.success) void answer({ answer: 'refuse', word: word.data });
        }}
        onCancel={() => setOpen(false)}
        fields={
          <Stack gap={16}>
            {problemOf('refuse')}
            <TextField
              label={text('driverRequest.refuse.word')}
              value={typed}
              maxLength={DRIVER_NOTE_CHARACTERS_MAX}
              onChange={setTyped}
            />
          </Stack>
        }
      >
        {text('driverRequest.refuse.why')}
      </ConfirmDialog>
    </>
  );
}

/** Allows the requested amount in one tap; the fields above adjust the amount or time. */
export function AnswerSection({ request }: RequestProps) {
  const text = useText();
  const translate = useSentText();
  const { account } = useSelected();
  const answering = useAnswer(request);
  const { answer, isPending, problemOf } = answering;
  const [amount, setAmount] = useState(formatTypedMoney(request.amountCents));
  const [minutes, setMinutes] = useState('30');
  const access = can(actorIn(account), 'overrides.approve', { fleetId: request.fleetId });
  if (!access.allowed) {
    return (
      <InlineMessage tone="info" title={text('driverRequest.waiting')}>
        {access.reasons.map(({ key, params }) => translate(key, params)).join(' ')}
      </InlineMessage>
    );
  }
  const parsedAmount = oneTimePurchase.safeParse(amount);
  const cents = driverRequestInput.shape.amountCents.safeParse(
    parsedAmount.success ? parsedAmount.data : 0,
  );
  const isGood = cents.success && cents.data <= request.amountCents;
  const chosenMinutes = DRIVER_ALLOW_MINUTES.find((option) => String(option) === minutes) ?? 30;
  const amountError = isGood
    ? undefined
    : text('driverRequest.amount.wrong', {
        amount: formatMoney(request.amountCents, request.currency),
      });
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
          error={amountError}
        />
        <SegmentedControl
          aria-label={text('driverRequest.minutes')}
          value={minutes}
          onChange={setMinutes}
          options={optionsOf(DRIVER_ALLOW_MINUTES, (count) =>
            text('driverRequest.minutes.count', { count }),
          )}
        />
        {problemOf('allow')}
        <Cluster gap={8} justify="share">
          <Button
            variant="primary"
            isPending={isPending}
            disabledReason={amountError}
            onPress={() => {
              if (!cents.success) return;
              void answer({ answer: 'allow', amountCents: cents.data, minutes: chosenMinutes });
            }}
          >
            {text('driverRequest.allow', {
              amount: formatMoney(cents.success ? cents.data : 0, request.currency),
              count: chosenMinutes,
            })}
          </Button>
          <Refuse request={request} answering={answering} />
        </Cluster>
      </Stack>
    </Section>
  );
}
