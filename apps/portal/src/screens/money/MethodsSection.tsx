import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useMutation, useRemoveMethod } from '@forecourt/api-client/react';
import {
  Button,
  ConfirmDialog,
  MoneyField,
  Section,
  SettingsList,
  Stack,
  Status,
  useBanners,
} from '@forecourt/ui';
import { microDepositCents, money, type FundingMethodRecord } from '@forecourt/validation';
import { Problem } from '../../app/Problem.tsx';
import { useReported } from '../../app/useAction.ts';
import { useWhen } from '../../app/useWhen.ts';
import { useText } from '../../messages/text.ts';
import { AddMethodDialog } from './AddMethodDialog.tsx';
import { methodName, methodTerms } from './moneyText.ts';
import { useMoneyFailure } from './useMoneyFailure.ts';

interface MethodTaskProps {
  readonly method: FundingMethodRecord;
  readonly onClose: () => void;
}

/** Asks for the two micro-deposits that verify a bank account. [GW-104] */
function VerifyBankDialog({ method, onClose }: MethodTaskProps) {
  const text = useText();
  const banners = useBanners();
  const verifying = useMutation('verifyBank');
  const reasonOf = useMoneyFailure();
  const [typed, setTyped] = useState(['', '']);
  const [error, setError] = useState<string | null>(null);
  const parsed = typed.map((amount) => money.safeParse(amount));
  const cents = parsed.flatMap((result) => (result.success ? [result.data] : []));
  const isRead =
    cents.length === 2 && cents.every((value) => microDepositCents.safeParse(value).success);
  const confirm = async () => {
    const body = { methodId: method.methodId, amountsCents: cents };
    const result = await verifying.send({ body });
    if (!result.ok) return setError(reasonOf(result.failure));
    const { isProven, method: now } = result.data;
    if (isProven) {
      const name = methodName(text, method);
      banners.show({ kind: 'success', text: text('money.methods.added', { name }) });
      return onClose();
    }
    const triesLeft = now.triesLeft ?? 0;
    return setError(
      triesLeft === 0 ? text('bank.depositsOver') : text('bank.depositsWrong', { triesLeft }),
    );
  };
  return (
    <ConfirmDialog
      title={text('money.prove.title', { name: methodName(text, method) })}
      confirmLabel={text('money.prove.confirm')}
      isPending={verifying.isPending}
      blockedReason={isRead ? null : text('bank.depositCents', { max: 99 })}
      onConfirm={() => void confirm()}
      onCancel={onClose}
      fields={
        <Stack gap={12}>
          {typed.map((value, index) => (
            <MoneyField
              key={text(index === 0 ? 'money.prove.first' : 'money.prove.second')}
              label={text(index === 0 ? 'money.prove.first' : 'money.prove.second')}
              value={value}
              onChange={(next) => setTyped(typed.map((amount, i) => (i === index ? next : amount)))}
            />
          ))}
          <Problem>{error}</Problem>
        </Stack>
      }
    >
      {text('money.prove.text')}
    </ConfirmDialog>
  );
}

/** Confirms removing a method. [GW-103, GW-106] */
function RemoveDialog({ method, onClose }: MethodTaskProps) {
  const text = useText();
  const name = methodName(text, method);
  const removing = useReported(
    useRemoveMethod(),
    text('money.methods.removed', { name }),
    useMoneyFailure(),
  );
  const remove = async () => {
    await removing.send(method);
    onClose();
  };
  return (
    <ConfirmDialog
      title={text('money.remove.title', { name })}
      confirmLabel={text('money.remove.confirm')}
      isPending={removing.isPending}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      {text('money.remove.text')}
    </ConfirmDialog>
  );
}

const TONES = { active: 'good', verifying: 'warn', refused: 'bad' } as const;

/** The open dialog. */
type Task =
  | { readonly is: 'add' }
  | { readonly is: 'prove' | 'remove'; readonly method: FundingMethodRecord };

interface MethodsSectionProps {
  readonly methods: readonly FundingMethodRecord[];
  readonly mayChange: boolean;
}

/** The account's funding methods, with their state and actions. [FUND-03 to FUND-05, FUND-08] */
export function MethodsSection({ methods, mayChange }: MethodsSectionProps) {
  const text = useText();
  const when = useWhen();
  const [task, setTask] = useState<Task | null>(null);
  const close = () => setTask(null);
  const stateText = (method: FundingMethodRecord) => {
    if (method.removedAt !== null)
      return text('money.methods.until', { when: when(method.removedAt) });
    if (method.state === 'active' && !method.isUsable) {
      return text('money.methods.from', { when: when(method.usableFrom) });
    }
    return methodTerms(text, method);
  };
  return (
    <Section
      title={text('money.methods')}
      content={methods.length === 0 ? 'padded' : 'flush'}
      action={
        mayChange && (
          <Button size="compact" icon={<Plus size={16} />} onPress={() => setTask({ is: 'add' })}>
            {text('money.methods.add')}
          </Button>
        )
      }
    >
      {methods.length === 0 ? (
        <p>{text('money.methods.none')}</p>
      ) : (
        <SettingsList
          label={text('money.methods')}
          settings={methods.map((method) => ({
            id: method.methodId,
            title: methodName(text, method),
            text: `${text(`fundMethod.${method.type}`)} · ${stateText(method)}`,
            status: (
              <Status tone={TONES[method.state]}>{text(`money.method.${method.state}`)}</Status>
            ),
            actions: mayChange && method.removedAt === null && (
              <>
                {method.type === 'bank' && method.state === 'verifying' && (
                  <Button size="compact" onPress={() => setTask({ is: 'prove', method })}>
                    {text('money.prove')}
                  </Button>
                )}
                <Button
                  size="compact"
                  aria-label={text('money.remove.name', { name: methodName(text, method) })}
                  onPress={() => setTask({ is: 'remove', method })}
                >
                  {text('money.remove')}
                </Button>
              </>
            ),
          }))}
        />
      )}
      {task?.is === 'add' && <AddMethodDialog existing={methods} onClose={close} />}
      {task?.is === 'prove' && <VerifyBankDialog method={task.method} onClose={close} />}
      {task?.is === 'remove' && <RemoveDialog method={task.method} onClose={close} />}
    </Section>
  );
}
