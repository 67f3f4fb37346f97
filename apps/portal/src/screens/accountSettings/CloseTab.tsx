import { useState } from 'react';
import type { AccountDetails, Contract, ResponseOf } from '@forecourt/api-client';
import { useCloseAccount, useQuery } from '@forecourt/api-client/react';
import {
  Button,
  Cluster,
  ConfirmDelete,
  InlineMessage,
  Section,
  SettingsList,
  Stack,
  TextField,
} from '@forecourt/ui';
import { formatMoney } from '@forecourt/ui/format';
import { ACCOUNT_REACTIVATION_DAYS, USER_REASON_CHARACTERS_MAX } from '@forecourt/validation';
import { useReported } from '../../app/useAction.ts';
import { useText } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';
import { NotLoaded } from '../cards/NotLoaded.tsx';
import { withoutPasscodeFailure, OwnPasscode } from '../passcode/OwnPasscode.tsx';
import { NotDone } from './NotDone.tsx';

type Summary = ResponseOf<Contract['getAccountSummary']>;

interface QuestionProps {
  readonly details: AccountDetails;
  readonly summary: Summary;
  readonly onStale: () => void;
  readonly onClose: () => void;
}

/** Asks for the confirmation word, the user's passcode, and a reason. [USER-08, ROLE-23] */
function Question({ details, summary, onStale, onClose }: QuestionProps) {
  const text = useText();
  const closing = useReported(useCloseAccount(), text('account.close.done'));
  const [reason, setReason] = useState('');
  const [passcode, setPasscode] = useState('');
  const expectedCards = summary.liveCards + summary.orderedCards;
  const confirm = async () => {
    const request = {
      version: details.version,
      expectedCards,
      reason: reason.trim() === '' ? null : reason.trim(),
    };
    const result = await closing.send(passcode, request);
    if (result.ok) return onClose();
    if (result.failure.errorCode === 'account.changed') onStale();
  };
  return (
    <ConfirmDelete
      title={text('account.close.question', { name: details.name })}
      confirmLabel={text('account.close.confirm')}
      isPending={closing.isPending}
      blockedReason={passcode === '' ? text('access.passcode') : null}
      onCancel={onClose}
      onConfirm={() => void confirm()}
      fields={
        <Stack gap={12}>
          <TextField
            label={text('account.close.reason')}
            optionalText={text('users.optional')}
            maxLength={USER_REASON_CHARACTERS_MAX}
            value={reason}
            onChange={setReason}
          />
          <OwnPasscode value={passcode} onChange={setPasscode} failure={closing.failure} />
          <NotDone failure={withoutPasscodeFailure(closing.failure)} />
        </Stack>
      }
    >
      {text('account.close.questionText', { count: expectedCards })}
    </ConfirmDelete>
  );
}

/** Lists what closing the account ends, and closes it. [USER-08, USER-09] */
export function CloseTab({ details }: { readonly details: AccountDetails }) {
  const text = useText();
  const { sysAccountId } = useSelected().account;
  const summary = useQuery('getAccountSummary', { params: { sysAccountId } });
  const [isAsking, setAsking] = useState(false);
  const { data, retry } = summary;
  if (!data) return <NotLoaded query={summary} subject={text('account.what')} />;
  const owedCents = data.postedCents + data.pendingCents;
  const consequences = [
    text('account.close.cards', { count: data.liveCards }),
    data.orderedCards > 0 && text('account.close.ordered', { count: data.orderedCards }),
    data.openExpressChecks > 0 && text('account.close.checks', { count: data.openExpressChecks }),
    text('account.close.users', { count: data.users }),
    owedCents > 0
      ? text('account.close.owed', { amount: formatMoney(owedCents, details.currency) })
      : text('account.close.owedNothing'),
  ].filter((title) => title !== false);
  return (
    <Stack gap={16}>
      <InlineMessage tone="bad" title={text('account.close.warning')}>
        {text('account.close.text', { days: ACCOUNT_REACTIVATION_DAYS })}
      </InlineMessage>
      <Section title={text('account.close.ends')} content="flush">
        <SettingsList
          label={text('account.close.ends')}
          settings={consequences.map((title) => ({ id: title, title }))}
        />
      </Section>
      <Cluster gap={8}>
        <Button variant="danger" onPress={() => setAsking(true)}>
          {text('account.close.begin')}
        </Button>
      </Cluster>
      {isAsking && (
        <Question
          details={details}
          summary={data}
          onStale={retry}
          onClose={() => setAsking(false)}
        />
      )}
    </Stack>
  );
}
