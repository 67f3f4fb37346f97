import { useState } from 'react';
import * as z from 'zod/mini';
import { ConfirmDialog, Stack, TextField } from '@forecourt/ui';
import { FormFields, FormText } from '@forecourt/ui/form';
import {
  EXPRESS_REASON_CHARACTERS_MAX,
  expressCheckAmount,
  expressCheckNumber,
  expressCode,
  type ExpressCheck,
  type ExpressCheckAction,
} from '@forecourt/validation';
import { useAction } from '../../app/useAction.ts';
import { useMoney } from '../../app/useMoney.ts';
import { useStoredForm } from '../../app/useStoredForm.ts';
import { useText } from '../../messages/text.ts';
import { Failure } from './Failure.tsx';

interface EndDialogProps {
  readonly check: ExpressCheck;
  readonly action: ExpressCheckAction;
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
      alternative={
        canHold ? { label: text('express.block.instead'), onChoose: onInstead } : undefined
      }
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

const registration = z.object({
  code: expressCode,
  amountCents: expressCheckAmount,
  checkNumber: expressCheckNumber,
});

/** Registers a payee's paper check: code, amount, and number must match. */
export function RegisterDialog({ check, onClose }: Pick<EndDialogProps, 'check' | 'onClose'>) {
  const text = useText();
  const done = text('express.register.done', { number: check.sequenceNumber });
  const registering = useAction('registerExpressCheck', done);
  const form = useStoredForm(registration, { code: '', amountCents: '', checkNumber: '' });
  const confirm = () =>
    form.submit(async (body) => {
      const result = await registering.send({ params: { checkId: check.checkId }, body });
      if (result.ok) onClose();
      return result;
    });
  return (
    <ConfirmDialog
      title={text('express.register.title')}
      confirmLabel={text('express.register')}
      isPending={registering.isPending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
      fields={
        <FormFields form={form.form}>
          <Stack gap={12}>
            <FormText
              name="code"
              kind="code"
              inputMode="numeric"
              label={text('express.register.code')}
              autoComplete="off"
              isRequired
            />
            <FormText
              name="amountCents"
              kind="money"
              label={text('express.register.amount')}
              isRequired
            />
            <FormText
              name="checkNumber"
              inputMode="numeric"
              label={text('express.register.number')}
              isRequired
            />
            <Failure failure={registering.failure} />
          </Stack>
        </FormFields>
      }
    >
      {text('express.register.text')}
    </ConfirmDialog>
  );
}
