import { use, useState } from 'react';
import { useMutation, useQuery } from '@forecourt/api-client/react';
import {
  Button,
  Dialog,
  FormLayout,
  HostedFrame,
  InlineMessage,
  RadioCards,
  SegmentedControl,
  Skeleton,
  Stack,
  useBanners,
} from '@forecourt/ui';
import { FormField, FormFields, FormText } from '@forecourt/ui/form';
import {
  BANK_ACCOUNT_KINDS,
  FUNDING_METHODS,
  newBankAccount,
  type FundingMethod,
  type FundingMethodRecord,
  type NewBankAccount,
} from '@forecourt/validation';
import { Problem } from '../../app/Problem.tsx';
import { useApp } from '../../app/App.ts';
import { ThemeContext } from '../../app/theme.ts';
import { useStoredForm } from '../../app/useStoredForm.ts';
import { optionsOf } from '../../app/optionsOf.ts';
import { useText } from '../../messages/text.ts';
import { methodName } from './moneyText.ts';
import { useMoneyFailure } from './useMoneyFailure.ts';

/** Heights of the payment provider's pages, in pixels. */
const FRAME_PIXELS = { card: 300, bank: 280 } as const;
const BANK_WAYS = ['link', 'type'] as const;

interface AddMethodDialogProps {
  readonly existing: readonly FundingMethodRecord[];
  readonly onClose: () => void;
}

/** Adds funding methods and reports the result; a card is verified immediately. */
function useAdding(onClose: () => void) {
  const text = useText();
  const banners = useBanners();
  const reasonOf = useMoneyFailure();
  const [failed, setFailed] = useState<string | null>(null);
  const bank = useMutation('addBank');
  const sentMethod = useMutation('addSentMethod');
  const card = useMutation(async (calls, token: string) => {
    const addResult = await calls.addCard({ body: { token } });
    if (!addResult.ok) return addResult;
    return calls.verifyFundingCard({ body: { methodId: addResult.data.method.methodId } });
  });
  const finish = async (pending: ReturnType<typeof card.send>) => {
    setFailed(null);
    const result = await pending;
    if (!result.ok) setFailed(reasonOf(result.failure));
    else if (result.data.method.state === 'refused') setFailed(text('funds.cardNotProcessed'));
    else {
      const { method } = result.data;
      const key = method.state === 'verifying' ? 'money.methods.toProve' : 'money.methods.added';
      banners.show({ kind: 'success', text: text(key, { name: methodName(text, method) }) });
      onClose();
    }
    return result;
  };
  return {
    addBank: (body: Parameters<typeof bank.send>[0]['body']) => finish(bank.send({ body })),
    addCard: (token: string) => void finish(card.send(token)),
    addSent: (type: 'westernUnion' | 'wireAch') => void finish(sentMethod.send({ body: { type } })),
    failed,
    isPending: bank.isPending || card.isPending || sentMethod.isPending,
  };
}
type Adding = ReturnType<typeof useAdding>;

interface FrameProps {
  readonly kind: 'card' | 'bank';
  readonly onToken: (token: string) => void;
}

/** The provider's page for a card or bank; refuses some cards. [FUND-04, FUND-05, FLAG-17] */
function Frame({ kind, onToken }: FrameProps) {
  const text = useText();
  const { theme } = use(ThemeContext);
  const takesVisa = useApp().flags.has('visaSupport');
  const frame = useQuery('getIframeAttributes', { query: { what: kind } });
  const linking = useMutation('createBankLinkToken');
  const reasonOf = useMoneyFailure();
  const [link, setLink] = useState<string | null>(null);
  const start = async () => {
    const result = await linking.send({ body: {} });
    if (result.ok) setLink(result.data.linkToken);
  };
  if (frame.failure) return <InlineMessage tone="bad">{text('funds.unavailable')}</InlineMessage>;
  if (!frame.data) return <Skeleton shape="block" />;
  if (kind === 'bank' && link === null) {
    return (
      <Stack gap={12}>
        <p>{text('money.bank.linkText')}</p>
        <Problem>{linking.failure && reasonOf(linking.failure)}</Problem>
        <Button variant="primary" isPending={linking.isPending} onPress={() => void start()}>
          {text('money.bank.link')}
        </Button>
      </Stack>
    );
  }
  const src = new URL(frame.data.src);
  src.searchParams.set('parent', window.location.origin);
  if (theme === 'light' || theme === 'dark') src.searchParams.set('scheme', theme);
  if (link !== null) src.searchParams.set('link', link);
  if (!takesVisa) src.searchParams.set('without', 'visa');
  return (
    <HostedFrame
      title={text(kind === 'card' ? 'money.card.details' : 'money.bank.link')}
      src={src.href}
      origin={frame.data.origin}
      heightPixels={FRAME_PIXELS[kind]}
      onToken={onToken}
    />
  );
}

const NO_NUMBERS: NewBankAccount = { routingNumber: '', accountNumber: '', kind: 'checking' };

/** A form for typing bank account numbers. */
function TypedBank({ adding }: { readonly adding: Adding }) {
  const text = useText();
  const form = useStoredForm(newBankAccount, NO_NUMBERS);
  const add = () => form.submit((typed) => adding.addBank({ linked: null, typed }));
  return (
    <FormFields form={form.form}>
      <FormLayout actions={null} onSubmit={() => void add()}>
        <p>{text('money.bank.typeText')}</p>
        <FormText
          name="routingNumber"
          inputMode="numeric"
          label={text('money.bank.routing')}
          isRequired
        />
        <FormText
          name="accountNumber"
          inputMode="numeric"
          label={text('money.bank.account')}
          autoComplete="off"
          isRequired
        />
        <FormField<NewBankAccount, 'kind'> name="kind">
          {({ value, onChange }) => (
            <SegmentedControl
              aria-label={text('money.bank.kind')}
              value={value}
              onChange={onChange}
              options={optionsOf(BANK_ACCOUNT_KINDS, (kind) => text(`money.bank.${kind}`))}
            />
          )}
        </FormField>
        <Button type="submit" variant="primary" isPending={adding.isPending}>
          {text('money.bank.add')}
        </Button>
      </FormLayout>
    </FormFields>
  );
}

function Bank({ adding }: { readonly adding: Adding }) {
  const text = useText();
  const [way, setWay] = useState<(typeof BANK_WAYS)[number]>('link');
  return (
    <Stack gap={16}>
      <SegmentedControl
        aria-label={text('money.bank.way')}
        value={way}
        onChange={(value) => setWay(value === 'type' ? value : 'link')}
        options={optionsOf(BANK_WAYS, (value) => text(`money.bank.way.${value}`))}
      />
      {way === 'link' ? (
        <Frame kind="bank" onToken={(linked) => void adding.addBank({ linked, typed: null })} />
      ) : (
        <TypedBank adding={adding} />
      )}
    </Stack>
  );
}

/** Adds a method of a type the account does not have yet. [FUND-03 to FUND-05, FUND-10, FLAG-17] */
export function AddMethodDialog({ existing, onClose }: AddMethodDialogProps) {
  const text = useText();
  const adding = useAdding(onClose);
  const isTaken = (type: FundingMethod) =>
    existing.some((method) => method.type === type && method.removedAt === null);
  const takesVisa = useApp().flags.has('visaSupport');
  const helpOf = (value: FundingMethod) =>
    text(
      value === 'card' && takesVisa ? 'money.methods.about.visa' : `money.methods.about.${value}`,
    );
  const [type, setType] = useState<FundingMethod | ''>('');
  return (
    <Dialog
      onClose={onClose}
      title={text('money.methods.add')}
      actions={<Button onPress={onClose}>{text('money.cancel')}</Button>}
    >
      <Stack gap={16}>
        <RadioCards
          label={text('money.methods.kind')}
          value={type}
          onChange={setType}
          options={FUNDING_METHODS.map((value) => ({
            value,
            label: text(`fundMethod.${value}`),
            help: isTaken(value) ? text('fund.methodTaken') : helpOf(value),
            isDisabled: isTaken(value),
          }))}
        />
        {type === 'card' && <Frame kind="card" onToken={adding.addCard} />}
        {type === 'bank' && <Bank adding={adding} />}
        {(type === 'westernUnion' || type === 'wireAch') && (
          <Button
            variant="primary"
            isPending={adding.isPending}
            onPress={() => adding.addSent(type)}
          >
            {text('money.methods.addSent', { name: text(`fundMethod.${type}`) })}
          </Button>
        )}
        <Problem>{adding.failed}</Problem>
      </Stack>
    </Dialog>
  );
}
