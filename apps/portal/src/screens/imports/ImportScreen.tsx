import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { newIdempotencyKey, type CallFailure } from '@forecourt/api-client';
import { useSendImport } from '@forecourt/api-client/react';
import {
  ButtonLink,
  ColumnMapping,
  ImportCheck,
  ImportConfirm,
  ImportFileStep,
  ImportProgress,
  InlineMessage,
  Link,
  Page,
  Stepper,
  UnsavedChangesDialog,
  useBanners,
  type DeliveryDraft,
} from '@forecourt/ui';
import { can, CARDS_PER_IMPORT_MAX, type CardDelivery } from '@forecourt/validation';
import { rowsWithReasons, templateRows, type Say } from '@forecourt/validation/importFiles';
import { canonicalRows } from '@forecourt/validation/imports';
import { href } from '../../addresses/href.ts';
import { usePageTitle } from '../../app/usePageTitle.ts';
import { useUnsavedGuard } from '../../app/useUnsavedGuard.ts';
import { formatMoney, formatTime } from '@forecourt/ui/format';
import { useSentText, useText } from '../../messages/text.ts';
import { actorIn, useSelected } from '../../shell/account.ts';
import { LoadFailure } from '../cards/LoadFailure.tsx';
import { PanelSkeleton } from '../cards/PanelTabs.tsx';
import { downloadCsv } from './download.ts';
import {
  checkColumns,
  sharesOf,
  stepOf,
  STEPS,
  targetColumns,
  type ImportStep,
} from './importSteps.ts';
import type { FileFacts } from './importProtocol.ts';
import { rememberedMapping, rememberMapping } from './rememberedMapping.ts';
import { sha256 } from './sha256.ts';
import { useImportRules } from './useImportRules.ts';
import { useOrderFile } from './useOrderFile.ts';

type Trouble =
  | { readonly kind: 'failed'; readonly failure: CallFailure }
  | { readonly kind: 'refused'; readonly lines: readonly string[] };

function SendTrouble({ trouble }: { readonly trouble: Trouble }) {
  const text = useText();
  if (trouble.kind === 'refused') {
    return (
      <InlineMessage
        tone="bad"
        title={text('import.refused', { count: trouble.lines.length })}
        isLive
      >
        <ul>
          {trouble.lines.slice(0, 20).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </InlineMessage>
    );
  }
  const { failure } = trouble;
  return (
    <InlineMessage tone="bad" title={text('import.failed')} isLive>
      {text(failure.status === 0 ? 'import.failed.unreachable' : 'import.failed.why')}{' '}
      {text('failure.request', { id: failure.requestId })}
    </InlineMessage>
  );
}

function foundWords(
  { fileName, rowCount, headRow, titleRows }: FileFacts,
  text: ReturnType<typeof useText>,
): string {
  const found = text('import.found', { name: fileName, rows: rowCount, head: headRow });
  return titleRows === 0 ? found : `${found}, ${text('import.foundTitles', { titles: titleRows })}`;
}

/** Where the person stands: the step that was asked for, as far as the file has come. */
function useStep(phase: ReturnType<typeof useOrderFile>['state']['phase']) {
  const [asked, setAsked] = useState<ImportStep>('file');
  const furthest: ImportStep =
    phase === 'checked'
      ? 'confirm'
      : phase === 'checking'
        ? 'check'
        : phase === 'read'
          ? 'columns'
          : 'file';
  const step = STEPS.indexOf(asked) > STEPS.indexOf(furthest) ? furthest : asked;
  return { step, setStep: setAsked };
}

/** An order from a file: read, mapped, checked and mended, confirmed; nothing is ordered before. [CARD-03] */
export function ImportScreen() {
  const text = useText();
  usePageTitle(text('import.title'));
  const navigate = useNavigate();
  const banners = useBanners();
  const { account } = useSelected();
  const { context, orderedFiles, failed } = useImportRules();
  const file = useOrderFile();
  const sending = useSendImport();
  const { state } = file;
  const { step, setStep } = useStep(state.phase);
  const [chosen, setChosen] = useState<Readonly<Record<string, string>> | null>(null);
  const [intent, setIntent] = useState({ hash: '', key: '' });
  const [delivery, setDelivery] = useState<Partial<DeliveryDraft>>({});
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const guard = useUnsavedGuard(state.phase !== 'empty');
  const denied = can(actorIn(account), 'cards.order');
  const sent = useSentText();
  const say: Say = (key, params) => text(key, params);

  const { facts } = state;
  const remembered = facts ? rememberedMapping(facts) : null;
  const mapping = chosen ?? remembered ?? facts?.suggested ?? {};
  const ready = state.rows.flatMap(({ row, card }) => (card ? [{ row, card }] : []));

  const order = async (confirmed: CardDelivery) => {
    if (!facts) return;
    setDelivery(confirmed);
    setTrouble(null);
    const hash = await sha256(canonicalRows(ready.map(({ card }) => card)));
    const key = intent.hash === hash ? intent.key : newIdempotencyKey();
    setIntent({ hash, key });
    const result = await sending.send({
      fileName: facts.fileName,
      rows: ready,
      contentHash: hash,
      fileHash: facts.fileHash,
      delivery: confirmed,
      idempotencyKey: key,
    });
    if (result.outcome === 'failed') setTrouble({ kind: 'failed', failure: result.failure });
    if (result.outcome === 'refused') {
      const lines = result.refused.map(({ row, key: reason, params }) =>
        text('import.refused.line', { row, reason: sent(reason, params) }),
      );
      setTrouble({ kind: 'refused', lines });
    }
    if (result.outcome === 'canceled')
      banners.show({ kind: 'info', text: text('import.canceled') });
    if (result.outcome !== 'ordered') return;
    const { order: placed, alreadyOrdered } = result.confirmed;
    guard.release();
    banners.show({
      kind: alreadyOrdered ? 'info' : 'success',
      text: text(alreadyOrdered ? 'import.sameAs' : 'order.done', {
        number: placed.orderNumber,
        count: placed.cardCount,
      }),
    });
    void navigate(href('order', { orderId: placed.orderId }));
  };

  const earlier = orderedFiles.find(({ fileHash }) => fileHash === facts?.fileHash);

  const content = (): ReactNode => {
    if (!denied.allowed) {
      return (
        <InlineMessage tone="warn" title={text('order.denied')}>
          {denied.reasons.map(({ key, params }) => text(key, params)).join(' ')}
        </InlineMessage>
      );
    }
    if (failed?.failure)
      return (
        <LoadFailure failure={failed.failure} onRetry={failed.retry} what={text('order.what')} />
      );
    if (!context) return <PanelSkeleton />;
    if (sending.isSending) {
      return (
        <ImportProgress
          phase="sending"
          done={sending.sentRows}
          total={ready.length}
          onCancel={sending.cancel}
        />
      );
    }
    if (state.phase === 'checking') {
      return (
        <ImportProgress
          phase="checking"
          {...state.progress}
          onCancel={() => {
            file.stop();
            setStep('columns');
          }}
        />
      );
    }
    if (step === 'file' || !facts) {
      return (
        <ImportFileStep
          maxRows={CARDS_PER_IMPORT_MAX}
          isReading={state.phase === 'reading'}
          onFile={(picked) => {
            setChosen(null);
            setTrouble(null);
            file.read(picked);
            setStep('columns');
          }}
          onTemplate={() => downloadCsv(text('import.template.name'), templateRows(say))}
          error={
            state.fault && (
              <InlineMessage tone="bad" isLive>
                {text(`import.fault.${state.fault}`, { max: CARDS_PER_IMPORT_MAX })}
              </InlineMessage>
            )
          }
        />
      );
    }
    if (step === 'columns') {
      return (
        <ColumnMapping
          fileColumns={facts.columns}
          targets={targetColumns(mapping, text)}
          mapping={mapping}
          onChange={setChosen}
          isRemembered={remembered !== null && chosen === null}
          onBack={() => {
            file.forget();
            setStep('file');
          }}
          onContinue={() => {
            rememberMapping(facts, mapping);
            file.check(mapping, context);
            setStep('check');
          }}
        />
      );
    }
    if (step === 'check') {
      return (
        <ImportCheck
          columns={checkColumns(state.columns, text)}
          rows={state.rows}
          cost={formatMoney(0, account.currency)}
          onEdit={file.edit}
          onAnswer={file.answer}
          onDownload={() =>
            downloadCsv(text('import.reasons.name'), rowsWithReasons(state.rows, say))
          }
          onBack={() => setStep('columns')}
          onContinue={() => setStep('confirm')}
        />
      );
    }
    return (
      <>
        {trouble && <SendTrouble trouble={trouble} />}
        <ImportConfirm
          cardCount={ready.length}
          leftOut={state.rows.length - ready.length}
          shares={sharesOf(state.rows, context)}
          onBack={() => setStep('check')}
          delivery={delivery}
          onDelivery={setDelivery}
          onOrder={(confirmed) => void order(confirmed)}
        />
      </>
    );
  };

  return (
    <Page
      title={text('import.title')}
      subtitle={
        facts && step !== 'file'
          ? foundWords(facts, text)
          : text('import.subtitle', { max: CARDS_PER_IMPORT_MAX })
      }
      aside={
        <Stepper
          label={text('import.steps')}
          steps={STEPS.map((id) => ({ id, name: text(`import.step.${id}`) }))}
          currentId={step}
          onGoTo={(id) => {
            if (!sending.isSending) setStep(stepOf(id));
          }}
        />
      }
    >
      {earlier && (
        <InlineMessage tone="warn" title={text('import.again', { number: earlier.orderNumber })}>
          {text('import.again.when', {
            count: earlier.cardCount,
            time: formatTime(earlier.placedAt, account.timeZone),
          })}{' '}
          <Link href={href('order', { orderId: earlier.orderId })}>
            {text('import.again.open')}
          </Link>
        </InlineMessage>
      )}
      {content()}
      {step === 'file' && (
        <p>
          <ButtonLink href={href('orderCards')} variant="quiet">
            {text('import.byHand')}
          </ButtonLink>
        </p>
      )}
      <UnsavedChangesDialog isOpen={guard.isAsking} onStay={guard.stay} onLeave={guard.leave} />
    </Page>
  );
}

export { ImportScreen as Component };
