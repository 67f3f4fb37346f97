import { useState } from 'react';
import { ConfirmDialog, MoneyField, Stack, TextField } from '@forecourt/ui';
import {
  EXPRESS_REASON_CHARACTERS_MAX,
  expressCheckAmount,
  expressCheckNumber,
  expressCode,
  fieldIssues,
  type ExpressCheck,
  type ExpressCheckAction,
} from '@forecourt/validation';
import { useAction } from '../../app/useAction.ts';
import { useText } from '../../messages/text.ts';
import { Failure } from './Failure.tsx';
import { useMoney, useWorded } from './words.ts';

export type EndAction = ExpressCheckAction;

interface EndDialogProps {
  readonly check: ExpressCheck;
  readonly action: EndAction;
  /** Called if the user chooses to hold the check instead. */
  readonly onInstead: () => void;
  readonly onClose: () => void;
}

/** Confirms ending a check: held with a refund, or blocked without one. [EXPR-02, EXPR-03] */
export function EndDialog({ check, action, onInstead, onClose }: EndDialogProps) {
  const text = useText();
  const money = useMoney();
  const [reason, setReason] = useState('');
  const textParams = {
    number: check.sequenceNumber,
    amount: money(check.amountCents),
    fee: money(check.feeCents),
  };
  const ending = useAction('endExpressCheck', text(`express.${action}.done`, textParams));
  const confirm = async () => {
    const body = { action, reason };
    if (await ending.run({ params: { checkId: check.checkId }, body }, { ifMatch: check.version }))
      onClose();
  };
  const canHold = action === 'block' && check.registeredAt === null;
  return (
    <ConfirmDialog
      title={text(`express.${action}.title`, textParams)}
      irreversible={text(`express.${action}.final`)}
      confirmLabel={text(`express.${action}`)}
      {...(canHold
        ? { alternative: { label: text('express.block.instead'), onChoose: onInstead } }
        : {})}
      isPending={ending.isPending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
      fields={
        <Stack gap={12}>
          <TextField
            label={text('express.reason')}
            optionalText={text('express.optional')}
            maxLength={EXPRESS_REASON_CHARACTERS_MAX}
            value={reason}
            onChange={setReason}
          />
          <Failure failure={ending.failure} />
        </Stack>
      }
    >
      {text(`express.${action}.text`, textParams)}
    </ConfirmDialog>
  );
}

interface RegisterDialogProps {
  readonly check: ExpressCheck;
  readonly onClose: () => void;
}

/** Registers a payee's paper check: code, amount, and number must match. */
export function RegisterDialog({ check, onClose }: RegisterDialogProps) {
  const text = useText();
  const translate = useWorded();
  const done = text('express.register.done', { number: check.sequenceNumber });
  const registering = useAction('registerExpressCheck', done);
  const [typed, setTyped] = useState({ code: '', amount: '', number: '' });
  const [isSubmitted, setSubmitted] = useState(false);
  const code = expressCode.safeParse(typed.code);
  const amount = expressCheckAmount.safeParse(typed.amount);
  const number = expressCheckNumber.safeParse(typed.number);
  const errorOf = (parsed: typeof code | typeof amount) => {
    const [issue] = parsed.success ? [] : fieldIssues(parsed.error);
    return isSubmitted && issue ? translate(issue.key, issue.params) : undefined;
  };
  const confirm = async () => {
    setSubmitted(true);
    if (!code.success || !amount.success || !number.success) return;
    const body = { code: code.data, amountCents: amount.data, checkNumber: number.data };
    if (await registering.run({ params: { checkId: check.checkId }, body })) onClose();
  };
  return (
    <ConfirmDialog
      title={text('express.register.title')}
      confirmLabel={text('express.register')}
      isPending={registering.isPending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
      fields={
        <Stack gap={12}>
          <TextField
            label={text('express.register.code')}
            look="code"
            inputMode="numeric"
            autoComplete="off"
            value={typed.code}
            onChange={(value) => setTyped({ ...typed, code: value })}
            error={errorOf(code)}
          />
          <MoneyField
            label={text('express.register.amount')}
            value={typed.amount}
            onChange={(value) => setTyped({ ...typed, amount: value })}
            error={errorOf(amount)}
          />
          <TextField
            label={text('express.register.number')}
            inputMode="numeric"
            value={typed.number}
            onChange={(value) => setTyped({ ...typed, number: value })}
            error={errorOf(number)}
          />
          <Failure failure={registering.failure} />
        </Stack>
      }
    >
      {text('express.register.text')}
    </ConfirmDialog>
  );
}
