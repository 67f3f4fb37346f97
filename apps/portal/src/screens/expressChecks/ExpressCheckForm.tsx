import { useState } from 'react';
import type { CallFailure } from '@forecourt/api-client';
import { usePasscodeMutation } from '@forecourt/api-client/react';
import {
  Button,
  ConfirmDialog,
  FormGroup,
  FormLayout,
  MoneyField,
  PasswordField,
  RadioCards,
  Select,
  Stack,
  Surface,
  TextField,
  useBanners,
} from '@forecourt/ui';
import {
  EXPRESS_FEE_MODES,
  EXPRESS_PURPOSES,
  EXPRESS_REFUSALS,
  expressPurposeKey,
  VERBAL_PASSCODE_CHARACTERS_MAX,
  VERBAL_PASSCODE_CHARACTERS_MIN,
  type ExpressCheck,
} from '@forecourt/validation';
import { optionsOf } from '../../app/optionsOf.ts';
import { useUnsavedGuard } from '../../app/useUnsavedGuard.tsx';
import { useMoney } from '../../app/useMoney.ts';
import { useText } from '../../messages/text.ts';
import { withoutPasscodeFailure, OwnPasscode } from '../passcode/OwnPasscode.tsx';
import { usePasscodeHere } from '../passcode/usePasscodeHere.ts';
import { Charges } from './Charges.tsx';
import { Failure } from './Failure.tsx';
import { useExpressDraft, type DraftSource } from './useExpressDraft.ts';
import { useWorded } from './words.ts';

interface ExpressCheckFormProps extends DraftSource {
  readonly onIssued: (check: ExpressCheck) => void;
  readonly onRequested: () => void;
  readonly onCancel: () => void;
}

/** Sends each check once, and asks for confirmation if it looks like a duplicate. */
function useIssue({
  onIssued,
  onRequested,
}: Pick<ExpressCheckFormProps, 'onIssued' | 'onRequested'>) {
  const text = useText();
  const money = useMoney();
  const banners = useBanners();
  const issuing = usePasscodeMutation('createExpressCheck');
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const isDuplicate = failure?.errorCode === EXPRESS_REFUSALS.duplicate;
  const send = async (
    draft: Parameters<typeof issuing.send>[1]['body']['draft'],
    verbalPasscode: string,
    notDuplicateOf: string | null,
  ) => {
    setFailure(null);
    const body = { draft, notDuplicateOf };
    const result = await issuing.send(verbalPasscode, { body });
    if (!result.ok) return setFailure(result.failure);
    const { check, request } = result.data;
    if (check) {
      const amount = money(check.amountCents);
      const message = text('express.issued', { number: check.sequenceNumber, amount });
      banners.show({ kind: 'success', text: message });
      return onIssued(check);
    }
    const amount = money(request?.amountCents ?? 0);
    banners.show({ kind: 'success', text: text('express.asked', { amount }) });
    onRequested();
  };
  return {
    send,
    isPending: issuing.isPending,
    failure: isDuplicate ? null : failure,
    duplicate: isDuplicate ? failure : null,
    forget: () => setFailure(null),
  };
}

/** The form for an express check, with its charges alongside. [EXPR-04 to EXPR-07, EXPR-11] */
export function ExpressCheckForm(props: ExpressCheckFormProps) {
  const { configs, onCancel } = props;
  const text = useText();
  const translate = useWorded();
  const [isSubmitted, setSubmitted] = useState(false);
  const form = useExpressDraft(props);
  const guard = useUnsavedGuard(form.isDirty);
  const issue = useIssue({
    onIssued: (check) => {
      guard.release();
      props.onIssued(check);
    },
    onRequested: () => {
      guard.release();
      props.onRequested();
    },
  });
  const { typed, set, feeMode, draft, issues } = form;
  const errorOf = (path: string) => {
    const match = issues.find((item) => item.path === path);
    return isSubmitted && match ? translate(match.key, match.params) : undefined;
  };
  // limits show immediately, so that nobody fills in the rest for nothing
  const overLimit = issues.find(({ key }) => key.startsWith('expressCheck.above'));
  const amountError = overLimit
    ? translate(overLimit.key, overLimit.params)
    : errorOf('amountCents');
  const passcode = usePasscodeHere();
  const passcodeError = isSubmitted ? passcode.issue : undefined;
  const submit = async (notDuplicateOf: string | null) => {
    setSubmitted(true);
    if (!draft || passcode.issue) return;
    if (await passcode.makeSure()) await issue.send(draft, passcode.typed, notDuplicateOf);
  };
  return (
    <FormLayout
      onSubmit={() => void submit(null)}
      summary={<Charges configs={configs} form={form} />}
      note={text('express.note')}
      actions={
        <>
          <Button onPress={onCancel}>{text('express.cancel')}</Button>
          <Button variant="primary" type="submit" isPending={issue.isPending || passcode.isPending}>
            {text(form.isAbove ? 'express.ask' : 'express.issue')}
          </Button>
        </>
      }
    >
      {guard.question}
      <Surface>
        <Stack gap={20}>
          <FormGroup title={text('express.new.pay')}>
            <Select
              label={text('express.fleet')}
              placeholder={text('express.fleet.choose')}
              value={typed.fleetId}
              onChange={(id) => set({ fleetId: id })}
              options={configs.items.map((fleet) => ({
                value: fleet.fleetId,
                label: fleet.fleetName,
              }))}
              error={errorOf('fleetId') && text('express.fleet.choose')}
            />
            <TextField
              label={text('express.payee')}
              value={typed.payeeName}
              onChange={(payeeName) => set({ payeeName })}
              error={errorOf('payeeName')}
            />
            <Select
              label={text('express.purpose')}
              placeholder={text('express.purpose.choose')}
              value={typed.purpose}
              onChange={(purpose) => set({ purpose })}
              options={optionsOf(EXPRESS_PURPOSES, (value) => text(expressPurposeKey(value)))}
              error={errorOf('purpose')}
            />
            <TextField
              label={text('express.reference')}
              optionalText={text('express.optional')}
              help={text('express.reference.help')}
              value={typed.reference}
              onChange={(reference) => set({ reference })}
              error={errorOf('reference')}
            />
          </FormGroup>
          <FormGroup title={text('express.new.much')} columns={1}>
            <MoneyField
              label={text('express.amount')}
              value={typed.amount}
              onChange={(amount) => set({ amount })}
              error={amountError}
            />
            <RadioCards
              label={text('express.feeMode')}
              value={feeMode}
              onChange={(mode) => set({ feeMode: mode })}
              options={EXPRESS_FEE_MODES.map((value) => ({
                value,
                label: text(`express.feeMode.${value}`),
                help: text(`express.feeMode.${value}.help`),
              }))}
            />
          </FormGroup>
          <FormGroup title={text('express.new.sure')}>
            {passcode.isNew ? (
              <PasswordField
                label={text('passcode.new')}
                name="verbal-passcode"
                autoComplete="off"
                help={text('passcode.new.help', {
                  min: VERBAL_PASSCODE_CHARACTERS_MIN,
                  max: VERBAL_PASSCODE_CHARACTERS_MAX,
                })}
                value={passcode.typed}
                onChange={passcode.type}
                error={passcodeError}
              />
            ) : (
              <OwnPasscode
                value={passcode.typed}
                onChange={passcode.type}
                failure={issue.failure}
                error={passcodeError}
              />
            )}
          </FormGroup>
        </Stack>
      </Surface>
      <Failure failure={passcode.failure} title="passcode.notSet" />
      <Failure failure={withoutPasscodeFailure(issue.failure)} title="express.failed" />
      {issue.duplicate && (
        <ConfirmDialog
          title={text('express.duplicate.title')}
          confirmLabel={text('express.duplicate.confirm')}
          isPending={issue.isPending}
          onConfirm={() => void submit(String(issue.duplicate?.params['checkId'] ?? ''))}
          onCancel={issue.forget}
        >
          {translate('express.duplicate.text', issue.duplicate.params)}
        </ConfirmDialog>
      )}
      {passcode.dialog}
    </FormLayout>
  );
}
