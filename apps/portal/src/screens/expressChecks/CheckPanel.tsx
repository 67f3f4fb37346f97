import { useState } from 'react';
import type { Contract, ResponseOf } from '@forecourt/api-client';
import { useMutation, useQuery } from '@forecourt/api-client/react';
import {
  Button,
  ButtonLink,
  CardTimeline,
  InlineMessage,
  KeyValueList,
  PinDisplay,
  Section,
  SidePanel,
  Stack,
  Status,
} from '@forecourt/ui';
import {
  EXPRESS_CODE_DISPLAY_SECONDS,
  expressCheckLifecycle,
  expressCheckStateKey,
  type ExpressCheck,
  type ExpressCheckAction,
} from '@forecourt/validation';
import { href } from '../../addresses/href.ts';
import { useNow } from '../../app/useNow.ts';
import { useWhen } from '../../app/useWhen.ts';
import { useMoney } from '../../app/useMoney.ts';
import { reasonText } from '../../messages/reasonText.ts';
import { useText } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';
import { NotLoaded } from '../cards/NotLoaded.tsx';
import { checkFacts } from './checkFacts.ts';
import { EndDialog, RegisterDialog } from './dialogs.tsx';
import { Failure } from './Failure.tsx';
import { HAPPENINGS, TONES } from './words.ts';

/** Shows the code once, for a limited time, to the user who issued the check. */
function Code({ check }: { readonly check: ExpressCheck }) {
  const text = useText();
  const now = useNow();
  const showCode = useMutation('showExpressCode');
  const [revealed, setRevealed] = useState<ResponseOf<Contract['showExpressCode']> | null>(null);
  const { codeShownUntil, codeLast4: last4, isOwn, status, checkId, sequenceNumber } = check;
  const isOver = codeShownUntil !== null && Date.parse(codeShownUntil) <= now.getTime();
  if (status !== 'activated') return null;
  if (revealed === null && (!isOwn || isOver)) {
    return (
      <InlineMessage tone="info">
        {isOver
          ? text('express.code.gone', { last4 })
          : text('express.code.others', { last4, name: check.issuedBy })}
      </InlineMessage>
    );
  }
  const revealCode = async () => {
    const result = await showCode.send({ params: { checkId } });
    if (result.ok) setRevealed(result.data);
  };
  return (
    <Stack gap={12}>
      <PinDisplay
        kind="code"
        label={text('express.code.label', { number: sequenceNumber })}
        pin={revealed?.code ?? null}
        seconds={revealed?.seconds ?? EXPRESS_CODE_DISPLAY_SECONDS}
        onShow={() => void revealCode()}
        onHide={() => setRevealed(null)}
        isPending={showCode.isPending}
      />
      <p>{text('express.code.note')}</p>
      <Failure failure={showCode.failure} />
    </Stack>
  );
}

interface CheckActionsProps {
  readonly check: ExpressCheck;
  readonly onChoose: (what: ExpressCheckAction | 'register') => void;
}

/** Hold and block buttons; a disabled one explains why. [EXPR-02, EXPR-03] */
function EndActions({ check, onChoose }: CheckActionsProps) {
  const text = useText();
  const { account } = useSelected();
  const context = {
    accountState: account.state,
    isRegistered: check.registeredAt !== null,
    isCashed: check.cashedAt !== null,
  };
  const disabledReasonOf = (action: ExpressCheckAction) =>
    reasonText(text, expressCheckLifecycle.apply(check.status, action, context));
  return (
    <>
      <Button onPress={() => onChoose('hold')} disabledReason={disabledReasonOf('hold')}>
        {text('express.hold')}
      </Button>
      <Button
        variant="danger"
        onPress={() => onChoose('block')}
        disabledReason={disabledReasonOf('block')}
      >
        {text('express.block')}
      </Button>
    </>
  );
}

interface CheckPanelProps {
  readonly checkId: string;
  readonly onClose: () => void;
}

/** An express check's panel: code, details, and history. [SCREEN-55, ENT-40] */
export function CheckPanel({ checkId, onClose }: CheckPanelProps) {
  const text = useText();
  const money = useMoney();
  const when = useWhen();
  const { may } = useSelected().viewer;
  const details = useQuery('getExpressCheck', { params: { checkId } });
  const [open, setOpen] = useState<ExpressCheckAction | 'register' | null>(null);
  const { data } = details;
  const name = text('express.name', { number: data?.check.sequenceNumber ?? '' });
  if (!data) {
    return (
      <SidePanel onClose={onClose} name={name} title={name}>
        <NotLoaded
          query={details}
          subject={text('express.what')}
          notFound={text('express.notFound')}
        />
      </SidePanel>
    );
  }
  const { check, history } = data;
  const canRegister = check.status === 'activated' && check.registeredAt === null;
  return (
    <SidePanel
      onClose={onClose}
      name={name}
      title={text('express.panel.title', {
        amount: money(check.amountCents),
        payee: check.payeeName,
      })}
      status={
        <Status tone={TONES[check.status]}>{text(expressCheckStateKey(check.status))}</Status>
      }
      subtitle={name}
      actions={
        <>
          {may('expressChecks.issue') && (
            <ButtonLink href={href('createExpressCheck', {}, { from: check.checkId })}>
              {text('express.another')}
            </ButtonLink>
          )}
          {may('expressChecks.changeStatus') && canRegister && (
            <Button onPress={() => setOpen('register')}>{text('express.register')}</Button>
          )}
        </>
      }
      dangerActions={
        may('expressChecks.changeStatus') && <EndActions check={check} onChoose={setOpen} />
      }
    >
      <Stack gap={24}>
        <Code check={check} />
        <KeyValueList items={checkFacts(check, text, when)} />
        <Section title={text('express.history')} look="plain">
          <CardTimeline
            label={text('express.history')}
            empty={text('express.history.none')}
            entries={history.map(({ eventId, at, actor, action }) => ({
              id: eventId,
              what: text(HAPPENINGS[action] ?? 'express.history'),
              who: actor,
              when: when(at),
            }))}
          />
        </Section>
      </Stack>
      {open === 'register' && <RegisterDialog check={check} onClose={() => setOpen(null)} />}
      {(open === 'hold' || open === 'block') && (
        <EndDialog
          check={check}
          action={open}
          onInstead={() => setOpen('hold')}
          onClose={() => setOpen(null)}
        />
      )}
    </SidePanel>
  );
}
