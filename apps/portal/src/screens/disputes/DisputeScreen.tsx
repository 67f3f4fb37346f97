import { useParams } from 'react-router';
import { useState } from 'react';
import type { Contract, ResponseOf } from '@forecourt/api-client';
import { useMutation, useQuery } from '@forecourt/api-client/react';
import {
  Button,
  ButtonLink,
  CardFacts,
  CardTimeline,
  Columns,
  DisputeDocuments,
  InlineMessage,
  Link,
  Section,
  Stack,
  Status,
  Surface,
  useBanners,
  type ChosenDocument,
} from '@forecourt/ui';
import { formatDay, formatMoney } from '@forecourt/ui/format';
import {
  type Dispute,
  disputeLifecycle,
  disputeStateKey,
  FRAUD_PROTECTOR_CARDS_MIN,
  startsFrom,
  type WaiverClaim,
} from '@forecourt/validation';
import { href } from '../../addresses/href.ts';
import { Screen } from '../../app/Screen.tsx';
import { useToday } from '../../app/useToday.ts';
import { useWhen } from '../../app/useWhen.ts';
import { useSentText, useText } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';
import { NotLoaded } from '../cards/NotLoaded.tsx';
import { saveFile } from '../lists/saveFile.ts';
import { useSaveFile } from '../lists/useSaveFile.ts';
import {
  daysUntil,
  DISPUTE_TONES,
  disputeSubtitle,
  evidenceFacts,
  timelineOf,
} from './disputeFacts.ts';
import { toBase64 } from './toBase64.ts';
import { Withdraw } from './Withdraw.tsx';

/** Saves the receipt as a PDF. [SCREEN-58] */
function Receipt({ dispute }: { readonly dispute: Dispute }) {
  const text = useText();
  const saveSent = useSaveFile('dispute.receipt.failed');
  const receipt = useMutation('getDisputeReceipt');
  const save = async () => {
    saveSent(await receipt.send({ params: { disputeId: dispute.disputeId } }));
  };
  return (
    <Button isPending={receipt.isPending} onPress={() => void save()}>
      {text('dispute.receipt')}
    </Button>
  );
}

/** A dispute's documents, and an upload area while more are accepted. [DISP-03 to DISP-06] */
function Documents({ dispute }: { readonly dispute: Dispute }) {
  const text = useText();
  const translate = useSentText();
  const when = useWhen();
  const banners = useBanners();
  const { viewer } = useSelected();
  const adding = useMutation('addDisputeDocument');
  const reading = useMutation('getDisputeDocument');
  const [addError, setAddError] = useState<string | null>(null);
  const { disputeId, documents, status } = dispute;
  const isOpen = startsFrom(disputeLifecycle, 'withdraw', status);
  const mayAdd = isOpen && viewer.may('disputes.file');
  const add = async ({ name, bytes }: ChosenDocument) => {
    setAddError(null);
    const request = { params: { disputeId }, body: { name, contentBase64: toBase64(bytes) } };
    const result = await adding.send(request);
    if (result.ok) return;
    const [first] = result.failure.fields;
    setAddError(
      first ? translate(first.key, first.params) : text('dispute.documents.failed', { name }),
    );
  };
  const open = async (documentId: string) => {
    const result = await reading.send({ params: { disputeId, documentId } });
    const name = documents.find((item) => item.documentId === documentId)?.name ?? '';
    if (result.ok) {
      const { contentBase64: base64 } = result.data;
      saveFile({ fileName: name, mediaType: 'application/pdf', base64 });
    } else banners.show({ kind: 'error', text: text('dispute.documents.openFailed', { name }) });
  };
  return (
    <Section title={text('dispute.documents')}>
      {documents.length === 0 && !isOpen && <p>{text('dispute.documents.none')}</p>}
      <DisputeDocuments
        documents={documents.map(({ documentId, name, bytes, addedAt }) => ({
          id: documentId,
          name,
          bytes,
          detail: text('dispute.documents.added', { when: when(addedAt) }),
        }))}
        onOpen={(id) => void open(id)}
        error={addError}
        isDisabled={adding.isPending}
        onAdd={mayAdd ? (file: ChosenDocument) => void add(file) : undefined}
      />
    </Section>
  );
}

/** When documents are due, while they are awaited. [DISP-06] */
function Deadline({ dispute }: { readonly dispute: Dispute }) {
  const text = useText();
  const today = useToday();
  const { status, documentsDueOn } = dispute;
  if (status !== 'documentsDue') return null;
  const days = daysUntil(documentsDueOn, today);
  const day = formatDay(documentsDueOn, 'short');
  return (
    <InlineMessage tone="warn" title={text('dispute.due', { day })}>
      {text('dispute.due.why', { left: text('disputes.daysLeft', { days }) })}
    </InlineMessage>
  );
}

/** How much of the loss Fraud Protector waives. [ADDON-19, ADDON-20] */
function Waiver({ waiver }: { readonly waiver: WaiverClaim }) {
  const text = useText();
  const { state, waivedCents, lossCents, currency } = waiver;
  const amounts = {
    waived: formatMoney(waivedCents, currency),
    loss: formatMoney(lossCents, currency),
  };
  return (
    <InlineMessage
      tone="info"
      title={text(`dispute.waiver.${state}`, amounts)}
      action={
        <ButtonLink size="compact" href={href('fraudProtector')}>
          {text('dispute.waiver.open')}
        </ButtonLink>
      }
    >
      {state === 'waived'
        ? text('dispute.waiver.paid')
        : text('dispute.waiver.used', { count: FRAUD_PROTECTOR_CARDS_MIN })}
    </InlineMessage>
  );
}

function Known({ dispute }: { readonly dispute: Dispute }) {
  const text = useText();
  const when = useWhen();
  const { evidence, currency } = dispute;
  if (!evidence) return null;
  return (
    <Surface>
      <CardFacts groups={[evidenceFacts(evidence, currency, text, when)]} />
    </Surface>
  );
}

function Content({ details }: { readonly details: ResponseOf<Contract['getDispute']> }) {
  const text = useText();
  const when = useWhen();
  const { dispute, waiver, history } = details;
  return (
    <Columns aside={<Known dispute={dispute} />}>
      <Stack gap={16}>
        <Deadline dispute={dispute} />
        {waiver && <Waiver waiver={waiver} />}
        <Documents dispute={dispute} />
        <Section title={text('dispute.reason')} hint={text(`disputeForm.type.${dispute.type}`)}>
          <p>{dispute.reason}</p>
        </Section>
        <Section title={text('dispute.history')}>
          <CardTimeline
            label={text('dispute.history')}
            entries={timelineOf(history, text, when)}
            empty={text('dispute.history.empty')}
          />
        </Section>
      </Stack>
    </Columns>
  );
}

/** A dispute with its documents, history, and receipt. [SCREEN-58, DISP-02, ENT-44] */
export function Component() {
  const text = useText();
  const { disputeId = null } = useParams();
  const query = useQuery('getDispute', disputeId === null ? null : { params: { disputeId } });
  const dispute = query.data?.dispute;
  const title = dispute
    ? text('dispute.title', { number: dispute.disputeNumber })
    : text('disputes.title');
  return (
    <Screen
      above={<Link href={href('disputes')}>{text('disputes.title')}</Link>}
      title={title}
      {...(dispute
        ? {
            subtitle: disputeSubtitle(dispute, text),
            status: (
              <Status tone={DISPUTE_TONES[dispute.status]}>
                {text(disputeStateKey(dispute.status))}
              </Status>
            ),
            actions: (
              <>
                <Withdraw dispute={dispute} />
                <Receipt dispute={dispute} />
              </>
            ),
          }
        : {})}
    >
      {query.data ? (
        <Content details={query.data} />
      ) : (
        <NotLoaded
          query={query}
          subject={text('dispute.what')}
          notFound={text('dispute.notFound')}
        />
      )}
    </Screen>
  );
}
