import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useMutation, useQuery } from '@forecourt/api-client/react';
import {
  CardFacts,
  DisputeDocuments,
  DisputeForm,
  InlineMessage,
  Link,
  Section,
  useBanners,
  type ChosenDocument,
  type DisputeAnswers,
} from '@forecourt/ui';
import { formatDay, formatMoney } from '@forecourt/ui/format';
import { documentationDueOn } from '@forecourt/validation';
import { href } from '../../addresses/href.ts';
import { backToList } from '../../addresses/savedFilters.ts';
import { DraftOffer } from '../../app/DraftOffer.tsx';
import { WithPermission } from '../../app/WithPermission.tsx';
import { useFormDraft, type FormDraft } from '../../app/useFormDraft.ts';
import { Screen } from '../../app/Screen.tsx';
import { useToday } from '../../app/useToday.ts';
import { useWhen } from '../../app/useWhen.ts';
import { hasText } from '../../messages/hasText.ts';
import { useText } from '../../messages/text.ts';
import type { TransactionDetails } from '../activity/purchaseFacts.ts';
import { useDisputeBlock } from '../activity/tasks/useDisputeBlock.ts';
import { NotLoaded } from '../cards/NotLoaded.tsx';
import { evidenceFacts } from './disputeFacts.ts';
import { toBase64 } from './toBase64.ts';

/** The place, people, odometer, and amounts that the gateway records with the dispute. */
function Known({ details }: { readonly details: TransactionDetails }) {
  const text = useText();
  const when = useWhen();
  const { transaction, card } = details;
  const { site } = transaction;
  const evidence = {
    ...transaction,
    siteNumber: site.siteNumber,
    siteAddress: `${site.name}, ${site.city}, ${site.state}`,
    timeZone: site.timeZone,
    cardHolder: card.nameOnCard,
    lastOdometerMiles: null,
  };
  const { facts } = evidenceFacts(evidence, transaction.currency, text, when);
  return (
    <Section title={text('disputeNew.known')}>
      <CardFacts groups={[{ facts, title: text('purchase.facts.purchase') }]} />
    </Section>
  );
}

interface EditorProps {
  readonly details: TransactionDetails;
  /** Called once filed; the documents are uploaded next. */
  readonly onFiled: () => void;
}

/** Files the dispute, then uploads its documents; reports failed ones on the next page. */
function useFiling(
  { details, onFiled }: EditorProps,
  draft: FormDraft,
  documents: readonly ChosenDocument[],
) {
  const text = useText();
  const navigate = useNavigate();
  const banners = useBanners();
  const filing = useMutation('fileDispute');
  const adding = useMutation('addDisputeDocument');
  const { transactionId } = details.transaction;
  const send = async (answers: DisputeAnswers) => {
    const body = { transactionId, ...answers };
    const result = await filing.send({ body });
    if (!result.ok) return result.failure;
    onFiled();
    const { disputeId, disputeNumber } = result.data;
    const failedUploads: string[] = [];
    for (const { name, bytes } of documents) {
      const upload = await adding.send({
        params: { disputeId },
        body: { name, contentBase64: toBase64(bytes) },
      });
      if (!upload.ok) failedUploads.push(name);
    }
    draft.finish();
    void navigate(href('dispute', { disputeId }));
    banners.show({ kind: 'success', text: text('disputeNew.done', { number: disputeNumber }) });
    for (const name of failedUploads) {
      banners.show({ kind: 'error', text: text('dispute.documents.failed', { name }) });
    }
    return null;
  };
  return { send, isPending: filing.isPending || adding.isPending };
}

function Editor(props: EditorProps) {
  const { details } = props;
  const text = useText();
  const navigate = useNavigate();
  const draft = useFormDraft(`dispute:${details.transaction.transactionId}`);
  const [documents, setDocuments] = useState<readonly ChosenDocument[]>([]);
  const filing = useFiling(props, draft, documents);
  const [failure, setFailure] = useState<Awaited<ReturnType<typeof filing.send>>>(null);
  const { transaction } = details;
  const dueOn = documentationDueOn(useToday().toString());
  const leave = () => void navigate(href('purchase', transaction));
  return (
    <DisputeForm
      purchase={transaction}
      {...draft.form}
      knownFacts={<Known details={details} />}
      isSaving={filing.isPending}
      issues={failure?.fields ?? []}
      error={
        <>
          <DraftOffer draft={draft} />
          {failure && failure.fields.length === 0 && (
            <InlineMessage tone="bad" isLive title={text('disputeNew.failed')}>
              {hasText(failure.errorCode)
                ? text(failure.errorCode, failure.params)
                : text('disputeNew.failed.why')}
            </InlineMessage>
          )}
        </>
      }
      onSave={(answers) => void filing.send(answers).then(setFailure)}
      onCancel={leave}
      documents={
        <DisputeDocuments
          documents={documents.map(({ name, bytes }, index) => ({
            id: `${index}`,
            name,
            bytes: bytes.length,
          }))}
          help={text('disputeNew.documents', { day: formatDay(dueOn, 'short') })}
          onAdd={(file) => setDocuments((current) => [...current, file])}
          onRemove={(id) => setDocuments(documents.filter((_, index) => `${index}` !== id))}
          isDisabled={filing.isPending}
        />
      }
    />
  );
}

function Content({ details }: Pick<EditorProps, 'details'>) {
  const text = useText();
  // filing marks the purchase as disputed while its documents are still uploading
  const [isFiled, setFiled] = useState(false);
  const { dispute } = details.transaction;
  const blockedReason = useDisputeBlock()(details.transaction);
  if (dispute && !isFiled) {
    return (
      <InlineMessage
        tone="info"
        title={text('disputeNew.cannot')}
        action={
          <Link href={href('dispute', { disputeId: dispute.disputeId })}>
            {text('disputeNew.open', { number: dispute.disputeNumber })}
          </Link>
        }
      >
        {text('dispute.alreadyFiled')}
      </InlineMessage>
    );
  }
  if (blockedReason !== null && !isFiled) {
    return (
      <InlineMessage tone="info" title={text('disputeNew.cannot')}>
        {blockedReason}
      </InlineMessage>
    );
  }
  return <Editor details={details} onFiled={() => setFiled(true)} />;
}

/** Disputes a purchase; what is filled in is saved as a draft. [SCREEN-57, DISP-01, DISP-02] */
export function Component() {
  const text = useText();
  const when = useWhen();
  const { transactionId = null } = useParams();
  const query = useQuery(
    'getTransaction',
    transactionId === null ? null : { params: { transactionId } },
  );
  const purchase = query.data?.transaction;
  return (
    <Screen
      above={<Link href={backToList('activity')}>{text('menu.activity')}</Link>}
      title={text('disputeNew.title')}
      {...(purchase
        ? {
            subtitle: text('disputeNew.subtitle', {
              amount: formatMoney(purchase.netCents, purchase.currency),
              site: purchase.site.name,
              when: when(purchase.occurredAt, purchase.site.timeZone),
            }),
          }
        : {})}
    >
      {query.data ? (
        <WithPermission permission="disputes.file" denied={text('disputeNew.denied')}>
          <Content key={transactionId} details={query.data} />
        </WithPermission>
      ) : (
        <NotLoaded
          query={query}
          subject={text('purchase.what')}
          notFound={text('purchase.notFound')}
        />
      )}
    </Screen>
  );
}
